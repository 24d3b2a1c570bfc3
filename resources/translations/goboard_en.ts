<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisPanel</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/analysis_panel.py"/>
        <source>%Ln visits</source>
        <translation>
            <numerusform>%Ln visit</numerusform>
            <numerusform>%Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/analysis_panel.py"/>
        <source>, %n points for the handicap</source>
        <translation>
            <numerusform>, %n point for the handicap</numerusform>
            <numerusform>, %n points for the handicap</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BestPlayDialog</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>%Ln positions examined</source>
        <translation>
            <numerusform>%Ln position examined</numerusform>
            <numerusform>%Ln positions examined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) looked at</source>
        <translation type="vanished">
            <numerusform>%n position looked at</numerusform>
            <numerusform>%n positions looked at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/board_presenter.py"/>
        <source>%n arrows not drawn. Print and export draw all.</source>
        <translation>
            <numerusform>%n arrow not drawn. Print and export draw all.</numerusform>
            <numerusform>%n arrows not drawn. Print and export draw all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildTexts</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>%Ln possible game records found.</source>
        <translation>
            <numerusform>%Ln possible game record found.</numerusform>
            <numerusform>%Ln possible game records found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{done} of %Ln files</source>
        <translation>
            <numerusform>{done} of %Ln file</numerusform>
            <numerusform>{done} of %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>“{name}” is ready: %Ln games.</source>
        <translation>
            <numerusform>“{name}” is ready: %Ln game.</numerusform>
            <numerusform>“{name}” is ready: %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Indexing “{name}” was cancelled after {done} of {files} files. The %Ln games read so far can be used.</source>
        <translation>
            <numerusform>Indexing “{name}” was cancelled after {done} of {files} files. The %Ln game read so far can be used.</numerusform>
            <numerusform>Indexing “{name}” was cancelled after {done} of {files} files. The %Ln games read so far can be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message numerus="yes">
        <source>%Ln files may be records.</source>
        <translation type="vanished">
            <numerusform>%Ln file may be a record.</numerusform>
            <numerusform>%Ln files may be records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln files</source>
        <translation type="vanished">
            <numerusform>{done} of %Ln file</numerusform>
            <numerusform>{done} of %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln games.</source>
        <translation type="vanished">
            <numerusform>{name}: %Ln game.</numerusform>
            <numerusform>{name}: %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: cancelled after {done} of {files} files. Its %Ln games can be used.</source>
        <translation type="vanished">
            <numerusform>{name}: cancelled after {done} of {files} files. Its %Ln game can be used.</numerusform>
            <numerusform>{name}: cancelled after {done} of {files} files. Its %Ln games can be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Not found in %Ln games</source>
        <translation>
            <numerusform>Not found in %Ln game</numerusform>
            <numerusform>Not found in %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>{found} of %Ln games</source>
        <translation>
            <numerusform>{found} of %Ln game</numerusform>
            <numerusform>{found} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln hits</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Shares of %Ln games</source>
        <translation>
            <numerusform>Shares of %Ln game</numerusform>
            <numerusform>Shares of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln games end here</source>
        <translation>
            <numerusform>%Ln game ends here</numerusform>
            <numerusform>%Ln games end here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln without further moves</source>
        <translation>
            <numerusform>%Ln without further moves</numerusform>
            <numerusform>%Ln without further moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln games ({share} of {all})</source>
        <translation>
            <numerusform>%Ln game ({share} of {all})</numerusform>
            <numerusform>%Ln games ({share} of {all})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%n points ignored</source>
        <translation>
            <numerusform>%n point ignored</numerusform>
            <numerusform>%n points ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without further moves in it</source>
        <translation type="vanished">
            <numerusform>%Ln game without further moves in it</numerusform>
            <numerusform>%Ln games without further moves in it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares are of the %Ln games with the region</source>
        <translation type="vanished">
            <numerusform>Shares are of %Ln game with the region</numerusform>
            <numerusform>Shares are of the %Ln games with the region</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have no further moves in the region</source>
        <translation type="vanished">
            <numerusform>%Ln game has no further moves in the region</numerusform>
            <numerusform>%Ln games have no further moves in the region</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games ({share})</source>
        <translation type="vanished">
            <numerusform>%Ln game ({share})</numerusform>
            <numerusform>%Ln games ({share})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionGames</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Game {place} of %Ln</source>
        <translation>
            <numerusform>Game {place} of %Ln</numerusform>
            <numerusform>Game {place} of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Game {place} of {shown} (%Ln in total)</source>
        <translation>
            <numerusform>Game {place} of {shown} (%Ln in total)</numerusform>
            <numerusform>Game {place} of {shown} (%Ln in total)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} of %Ln game</numerusform>
            <numerusform>{shown} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>First %Ln games</source>
        <translation>
            <numerusform>First %Ln game</numerusform>
            <numerusform>First %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>%Ln games couldn't be read and are missing from the saved file:</source>
        <translation>
            <numerusform>%Ln game couldn't be read and is missing from the saved file:</numerusform>
            <numerusform>%Ln games couldn't be read and are missing from the saved file:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionManager</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/collection_manager.py"/>
        <source>%Ln files couldn't be read. Goboard will try again once they have changed.</source>
        <translation>
            <numerusform>%Ln file couldn't be read. Goboard will try again once it has changed.</numerusform>
            <numerusform>%Ln files couldn't be read. Goboard will try again once they have changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Back %n &amp;Moves</source>
        <translation>
            <numerusform>Back %n &amp;Move</numerusform>
            <numerusform>Back %n &amp;Moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>F&amp;orward %n Moves</source>
        <translation>
            <numerusform>F&amp;orward %n Move</numerusform>
            <numerusform>F&amp;orward %n Moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectedPoints</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/connection/connection_dialog.py"/>
        <source>{name} is connected: %n points.</source>
        <translation>
            <numerusform>{name} is connected: %n point.</numerusform>
            <numerusform>{name} is connected: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/connection/connection_dialog.py"/>
        <source>{name} is not connected: %n points in {parts} components.</source>
        <translation>
            <numerusform>{name} is not connected: %n point in {parts} components.</numerusform>
            <numerusform>{name} is not connected: %n points in {parts} components.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/connection/connection_dialog.py"/>
        <source>Shortest path within A, %n points: {points}</source>
        <translation>
            <numerusform>Shortest path within A, %n point: {points}</numerusform>
            <numerusform>Shortest path within A, %n points: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinuationTree</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/explorer/tree_dialog.py"/>
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/explorer/tree_dialog.py"/>
        <source>position in %Ln games</source>
        <translation>
            <numerusform>position in %Ln game</numerusform>
            <numerusform>position in %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Export this game, or all %n games in the file?</source>
        <translation>
            <numerusform>Export this game, or all games in the file (%n)?</numerusform>
            <numerusform>Export this game, or all %n games of the file?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export this game, or all %n games of the file?</source>
        <translation type="vanished">
            <numerusform>Export this game, or all games of the file (%n)?</numerusform>
            <numerusform>Export this game, or all %n games of the file?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>%n nodes only in this window</source>
        <translation>
            <numerusform>%n node only in this window</numerusform>
            <numerusform>%n nodes only in this window</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>%n nodes only in the file</source>
        <translation>
            <numerusform>%n node only in the file</numerusform>
            <numerusform>%n nodes only in the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiskDialog</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>%n differences</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentSaver</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>%n characters can't be saved in UTF-8. Replace them with �?</source>
        <translation>
            <numerusform>%n character can't be saved in UTF-8. Replace it with �?</numerusform>
            <numerusform>%n characters can't be saved in UTF-8. Replace them with �?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repertoires/drill_texts.py"/>
        <source>%Ln cards left</source>
        <translation>
            <numerusform>%Ln card left</numerusform>
            <numerusform>%Ln cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repertoires/drill_texts.py"/>
        <source>%Ln missed</source>
        <translation>
            <numerusform>%Ln missed</numerusform>
            <numerusform>%Ln missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repertoires/drill_texts.py"/>
        <source>%Ln cards answered, {missed} of them missed.</source>
        <translation>
            <numerusform>%Ln card answered, {missed} missed.</numerusform>
            <numerusform>%Ln cards answered, {missed} of them missed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>%n games: {agreement}</source>
        <translation>
            <numerusform>%n game: {agreement}</numerusform>
            <numerusform>%n games: {agreement}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>%Ln duplicates found.</source>
        <translation>
            <numerusform>%Ln duplicate found.</numerusform>
            <numerusform>%Ln duplicates found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>%Ln duplicates found in {groups} groups.</source>
        <translation>
            <numerusform>%Ln duplicate found in {groups} groups.</numerusform>
            <numerusform>%Ln duplicates found in {groups} groups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>%n undone moves were dropped</source>
        <translation>
            <numerusform>%n undone move was dropped</numerusform>
            <numerusform>%n undone moves were dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Updated coordinates in %n comments</source>
        <translation>
            <numerusform>Updated coordinates in %n comment</numerusform>
            <numerusform>Updated coordinates in %n comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Moved %n variations to move {number}</source>
        <translation>
            <numerusform>Moved %n variation to move {number}</numerusform>
            <numerusform>Moved %n variations to move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Changed moves or setup in %n nodes</source>
        <translation>
            <numerusform>Changed moves or setup in %n node</numerusform>
            <numerusform>Changed moves or setup in %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Removed the analysis of %n positions</source>
        <translation>
            <numerusform>Removed the analysis of %n position</numerusform>
            <numerusform>Removed the analysis of %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Swapped the colours of %n moves, starting with move {number}</source>
        <translation>
            <numerusform>Swapped the colour of move {number}</numerusform>
            <numerusform>Swapped the colours of %n moves, starting with move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Removed %n stones</source>
        <translation>
            <numerusform>Removed %n stone</numerusform>
            <numerusform>Removed %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Changed the colours of %n stones</source>
        <translation>
            <numerusform>Changed the colour of %n stone</numerusform>
            <numerusform>Changed the colours of %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Deleted %n nodes after move {number}</source>
        <translation>
            <numerusform>Deleted %n node after move {number}</numerusform>
            <numerusform>Deleted %n nodes after move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Deleted %n moves, starting with move {number}</source>
        <translation>
            <numerusform>Deleted move {number}</numerusform>
            <numerusform>Deleted %n moves, starting with move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Deleted %n variations (number of moves: {moves})</source>
        <translation>
            <numerusform>Deleted %n variation (number of moves: {moves})</numerusform>
            <numerusform>Deleted %n variations (number of moves: {moves})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Inserted %n nodes at move {number}</source>
        <translation>
            <numerusform>Inserted %n node at move {number}</numerusform>
            <numerusform>Inserted %n nodes at move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added a variation of %n moves at move {number}</source>
        <translation>
            <numerusform>Added a variation at move {number}</numerusform>
            <numerusform>Added a variation of %n moves at move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n moves after the end of the game</source>
        <translation>
            <numerusform>Added %n move after the end of the game</numerusform>
            <numerusform>Added %n moves after the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n moves, starting with move {number}</source>
        <translation>
            <numerusform>Added move {number}</numerusform>
            <numerusform>Added %n moves, starting with move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n nodes after move {number}</source>
        <translation>
            <numerusform>Added %n node after move {number}</numerusform>
            <numerusform>Added %n nodes after move {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n games, starting with game {number}</source>
        <translation>
            <numerusform>Added game {number}</numerusform>
            <numerusform>Added %n games, starting with game {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Removed %n games, starting with game {number}</source>
        <translation>
            <numerusform>Removed game {number}</numerusform>
            <numerusform>Removed %n games, starting with game {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Moves {numbers} and %n more are now illegal</source>
        <translation>
            <numerusform>Moves {numbers} and %n more are now illegal</numerusform>
            <numerusform>Moves {numbers} and %n more are now illegal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>%n moves would become illegal: {moves}</source>
        <translation>
            <numerusform>%n move would become illegal: {moves}</numerusform>
            <numerusform>%n moves would become illegal: {moves}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EncodingMessage</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>{encoding} (%n games)</source>
        <translation>
            <numerusform>{encoding} (%n game)</numerusform>
            <numerusform>{encoding} (%n games)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineConsole</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/console.py"/>
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>there is no standard placement for %n handicap stones on a {size} board</source>
        <translation>
            <numerusform>there is no standard placement for %n handicap stone on a {size} board</numerusform>
            <numerusform>there is no standard placement for %n handicap stones on a {size} board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FailuresDialog</name>
    <message numerus="yes">
        <source>%Ln files couldn't be read. Goboard will try again once they have changed.</source>
        <translation type="vanished">
            <numerusform>%Ln file couldn't be read. Goboard will try again once it has changed.</numerusform>
            <numerusform>%Ln files couldn't be read. Goboard will try again once they have changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>%Ln files so far…</source>
        <translation>
            <numerusform>%Ln file so far…</numerusform>
            <numerusform>%Ln files so far…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forgetting</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repetition/forgetting.py"/>
        <source>Forget your answers to %Ln problems? This can't be undone.</source>
        <translation>
            <numerusform>Forget your answers to %Ln problem? This can't be undone.</numerusform>
            <numerusform>Forget your answers to %Ln problems? This can't be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repetition/forgetting.py"/>
        <source>Forget %Ln answers that you gave in “{name}”? This can't be undone.</source>
        <translation>
            <numerusform>Forget %Ln answer that you gave in “{name}”? This can't be undone.</numerusform>
            <numerusform>Forget %Ln answers that you gave in “{name}”? This can't be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repetition/forgetting.py"/>
        <source>Forget all %Ln answers to problems and repertoires? This can't be undone.</source>
        <translation>
            <numerusform>Forget the only answer to problems and repertoires? This can't be undone.</numerusform>
            <numerusform>Forget all %Ln answers to problems and repertoires? This can't be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fuseki</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>{title} has only %n moves; its final position is shown.</source>
        <translation>
            <numerusform>{title} has only %n move; its final position is shown.</numerusform>
            <numerusform>{title} has only %n moves; its final position is shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>after %n moves</source>
        <translation>
            <numerusform>after %n move</numerusform>
            <numerusform>after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>%n points differ</source>
        <translation>
            <numerusform>%n point differs</numerusform>
            <numerusform>%n points differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Level {level} · %n stones</source>
        <translation>
            <numerusform>Level {level} · %n stone</numerusform>
            <numerusform>Level {level} · %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save &amp;List of %n Selected Games…</source>
        <translation>
            <numerusform>Save &amp;List of %n Selected Game…</numerusform>
            <numerusform>Save &amp;List of %n Selected Games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save %n Selected &amp;Games in One File…</source>
        <translation>
            <numerusform>Save %n Selected &amp;Game in One File…</numerusform>
            <numerusform>Save %n Selected &amp;Games in One File…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/navigation/moves/game_panel.py"/>
        <source>%n prisoners</source>
        <translation>
            <numerusform>%n prisoner</numerusform>
            <numerusform>%n prisoners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesCommands</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>This file contains %Ln games.</source>
        <translation>
            <numerusform>This file contains %Ln game.</numerusform>
            <numerusform>This file contains %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>This file contains %Ln games. Press {key} for the next one.</source>
        <translation>
            <numerusform>This file contains %Ln game. Press {key} for the next one.</numerusform>
            <numerusform>This file contains %Ln games. Press {key} for the next one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandicapOffer</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/handicap_offer.py"/>
        <source>%n handicap stones are missing.</source>
        <translation>
            <numerusform>%n handicap stone is missing.</numerusform>
            <numerusform>%n handicap stones are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a game with %n handicap stones, but none are placed.</source>
        <translation type="vanished">
            <numerusform>This is a game with %n handicap stone, but none is placed.</numerusform>
            <numerusform>This is a game with %n handicap stones, but none are placed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message numerus="yes">
        <source>One of the last %n answers was wrong.</source>
        <translation type="vanished">
            <numerusform>The last answer was wrong.</numerusform>
            <numerusform>One of the last %n answers was wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatMapLegend</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>At least one of the last %n answers was wrong.</source>
        <translation>
            <numerusform>The last answer was wrong.</numerusform>
            <numerusform>At least one of the last %n answers was wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Interpretations</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>Record with %n moves</source>
        <translation>
            <numerusform>Record with %n move</numerusform>
            <numerusform>Record with %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabelCommands</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/label_commands.py"/>
        <source>This will replace %n labels.</source>
        <translation>
            <numerusform>This will replace %n label.</numerusform>
            <numerusform>This will replace %n labels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Life</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>Empty region of %n points at {point}</source>
        <translation>
            <numerusform>Empty point {point}</numerusform>
            <numerusform>Empty region of %n points at {point}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>{colour}'s eye of %n points</source>
        <translation>
            <numerusform>{colour}'s eye of one point</numerusform>
            <numerusform>{colour}'s eye of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>{colour}'s chain of %n stones at {point}</source>
        <translation>
            <numerusform>{colour}'s stone {point}</numerusform>
            <numerusform>{colour}'s chain of %n stones at {point}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>%n liberties: {points}</source>
        <translation>
            <numerusform>%n liberty: {points}</numerusform>
            <numerusform>%n liberties: {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message numerus="yes">
        <source>Forget all %Ln answers, whatever they are about?</source>
        <translation type="vanished">
            <numerusform>Forget the only answer, whatever it is about?</numerusform>
            <numerusform>Forget all %Ln answers, whatever they are about?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakesDialog</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/problems/mistakes_dialog.py"/>
        <source>%Ln problems: the positions before the mistakes, solved by the engine's moves</source>
        <translation>
            <numerusform>%Ln problem: the position before the mistake, solved by the engine's moves</numerusform>
            <numerusform>%Ln problems: the positions before the mistakes, solved by the engine's moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovePlaces</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/statistics/move_places_dialog.py"/>
        <source>%Ln games on {size} with {moves} moves counted</source>
        <translation>
            <numerusform>%Ln game on {size} with {moves} moves counted</numerusform>
            <numerusform>%Ln games on {size} with {moves} moves counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageOutput</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Saved %n figures, and their texts in {name}.</source>
        <translation>
            <numerusform>Saved %n figure, and its texts in {name}.</numerusform>
            <numerusform>Saved %n figures, and their texts in {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Saved %n files, {first} to {last}.</source>
        <translation>
            <numerusform>Saved %n file, {first} to {last}.</numerusform>
            <numerusform>Saved %n files, {first} to {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>%n files already exist, including {name}. Replace them?</source>
        <translation>
            <numerusform>%n file already exists: {name}. Replace it?</numerusform>
            <numerusform>%n files already exist, including {name}. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PathTool</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/path_tool.py"/>
        <source>Shortest path: %n points</source>
        <translation>
            <numerusform>Shortest path: %n point</numerusform>
            <numerusform>Shortest path: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/path_tool.py"/>
        <source>Shortest path: %n stones</source>
        <translation>
            <numerusform>Shortest path: %n stone</numerusform>
            <numerusform>Shortest path: %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>%n positions name the wrong side to play (PL); the next move decides.</source>
        <translation>
            <numerusform>%n position names the wrong side to play (PL); the next move decides.</numerusform>
            <numerusform>%n positions name the wrong side to play (PL); the next move decides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>The running heads or page numbers of %n pages lie in the printer's margins ({margins} mm).</source>
        <translation>
            <numerusform>The running head or page number of one page lies in the printer's margins ({margins} mm).</numerusform>
            <numerusform>The running heads or page numbers of %n pages lie in the printer's margins ({margins} mm).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>%n pages reach into the printer's margins ({margins} mm).</source>
        <translation>
            <numerusform>One page reaches into the printer's margins ({margins} mm).</numerusform>
            <numerusform>%n pages reach into the printer's margins ({margins} mm).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The page numbers of %n pages lie in the printer's margins ({margins} mm).</source>
        <translation type="vanished">
            <numerusform>The page number of one page lies in the printer's margins ({margins} mm).</numerusform>
            <numerusform>The page numbers of %n pages lie in the printer's margins ({margins} mm).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemCommands</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/problems/commands.py"/>
        <source>%Ln problems added to {name}.</source>
        <translation>
            <numerusform>%Ln problem added to {name}.</numerusform>
            <numerusform>%Ln problems added to {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/problems/commands.py"/>
        <source>%Ln problems were already in {name}.</source>
        <translation>
            <numerusform>%Ln problem was already in {name}.</numerusform>
            <numerusform>%Ln problems were already in {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/problems/problem_texts.py"/>
        <source>%Ln warnings</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsWindow</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/problems/problems_window.py"/>
        <source>Reading: %Ln problems so far. Solve takes only these.</source>
        <translation>
            <numerusform>Reading: %Ln problem so far. Solve takes only this one.</numerusform>
            <numerusform>Reading: %Ln problems so far. Solve takes only these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/problems/problems_window.py"/>
        <source>%Ln files couldn't be read.</source>
        <translation>
            <numerusform>%Ln file couldn't be read.</numerusform>
            <numerusform>%Ln files couldn't be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems so far…</source>
        <translation type="vanished">
            <numerusform>%Ln problem so far…</numerusform>
            <numerusform>%Ln problems so far…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Discard the unsaved changes to all %n records? This can't be undone.</source>
        <translation>
            <numerusform>Discard the unsaved changes to this record? This can't be undone.</numerusform>
            <numerusform>Discard the unsaved changes to all %n records? This can't be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepertoireComparison</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repertoires/comparison_dialog.py"/>
        <source>%Ln games: you deviate in {own}, opponents in {others}; {line} reach the end of a line, {end} end before that, and {outside} begin differently.</source>
        <translation>
            <numerusform>%Ln game: you deviate in {own}, opponents in {others}; {line} reach the end of a line, {end} end before that, and {outside} begin differently.</numerusform>
            <numerusform>%Ln games: you deviate in {own}, opponents in {others}; {line} reach the end of a line, {end} end before that, and {outside} begin differently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repertoires/comparison_dialog.py"/>
        <source>%Ln games could not be read.</source>
        <translation>
            <numerusform>%Ln game could not be read.</numerusform>
            <numerusform>%Ln games could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/review_texts.py"/>
        <source>%Ln positions</source>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/review_texts.py"/>
        <source>Review by {engine} cancelled after %Ln positions.</source>
        <translation>
            <numerusform>Review by {engine} cancelled after %Ln position.</numerusform>
            <numerusform>Review by {engine} cancelled after %Ln positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/review_texts.py"/>
        <source>Review by {engine} finished: %Ln positions.</source>
        <translation>
            <numerusform>Review by {engine} finished: %Ln position.</numerusform>
            <numerusform>Review by {engine} finished: %Ln positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/review_texts.py"/>
        <source>%Ln positions are stored.</source>
        <translation>
            <numerusform>%Ln position is stored.</numerusform>
            <numerusform>%Ln positions are stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/review_texts.py"/>
        <source>%Ln positions could not be analysed.</source>
        <translation>
            <numerusform>%Ln position could not be analysed.</numerusform>
            <numerusform>%Ln positions could not be analysed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewGraphView</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/engines/review_graph_view.py"/>
        <source>%n moves. Mistakes by Black: {black}, by White: {white}</source>
        <translation>
            <numerusform>%n move. Mistakes by Black: {black}, by White: {white}</numerusform>
            <numerusform>%n moves. Mistakes by Black: {black}, by White: {white}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>%n moves are now legal.</source>
        <translation>
            <numerusform>%n move is now legal.</numerusform>
            <numerusform>%n moves are now legal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} made %n more moves</source>
        <translation>
            <numerusform>{player} made %n more move</numerusform>
            <numerusform>{player} made %n more moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} passed %n more times</source>
        <translation>
            <numerusform>{player} passed %n more time</numerusform>
            <numerusform>{player} passed %n more times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} has %n more setup stones</source>
        <translation>
            <numerusform>{player} has %n more setup stone</numerusform>
            <numerusform>{player} has %n more setup stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} has %n more points in seki</source>
        <translation>
            <numerusform>{player} has %n more point in seki</numerusform>
            <numerusform>{player} has %n more points in seki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} needs %n more protective moves</source>
        <translation>
            <numerusform>{player} needs %n more protective move</numerusform>
            <numerusform>{player} needs %n more protective moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} gave %n more pass stones</source>
        <translation>
            <numerusform>{player} gave %n more pass stone</numerusform>
            <numerusform>{player} gave %n more pass stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>White gets %n points for the handicap</source>
        <translation>
            <numerusform>White gets a point for the handicap</numerusform>
            <numerusform>White gets %n points for the handicap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Area scoring favours {player} by %n points: {reasons}. Only area scoring counts stones on the board.</source>
        <translation>
            <numerusform>Area scoring favours {player} by %n point: {reasons}. Only area scoring counts stones on the board.</numerusform>
            <numerusform>Area scoring favours {player} by %n points: {reasons}. Only area scoring counts stones on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>%n neutral points (shaded)</source>
        <translation>
            <numerusform>%n neutral point (shaded)</numerusform>
            <numerusform>%n neutral points (shaded)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupCommands</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Handicap changed to %n stones.</source>
        <translation>
            <numerusform>Handicap changed to %n stone.</numerusform>
            <numerusform>Handicap changed to %n stones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShapeSelector</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>%n liberties</source>
        <translation>
            <numerusform>%n liberty</numerusform>
            <numerusform>%n liberties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>captures %n stones</source>
        <translation>
            <numerusform>captures %n stone</numerusform>
            <numerusform>captures %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>%n variations follow</source>
        <translation>
            <numerusform>%n variation follows</numerusform>
            <numerusform>%n variations follow</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games in periods of %n years</source>
        <translation>
            <numerusform>Games by year</numerusform>
            <numerusform>Games in periods of %n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>{games} of %Ln games counted</source>
        <translation>
            <numerusform>{games} of %Ln game counted</numerusform>
            <numerusform>{games} of %Ln games counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyStatisticsDialog</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/repetition/statistics_dialog.py"/>
        <source>%Ln answers, {share} right</source>
        <translation>
            <numerusform>%Ln answer, {share} right</numerusform>
            <numerusform>%Ln answers, {share} right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextCommands</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Position copied as %n text diagrams</source>
        <translation>
            <numerusform>Position copied as %n text diagram</numerusform>
            <numerusform>Position copied as %n text diagrams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Opened %n games; this is the first</source>
        <translation>
            <numerusform>Opened %n game; this is the first</numerusform>
            <numerusform>Opened %n games; this is the first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextDiagrams</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n marks</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n labels</source>
        <translation>
            <numerusform>%n label</numerusform>
            <numerusform>%n labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n arrows and lines</source>
        <translation>
            <numerusform>%n arrow or line</numerusform>
            <numerusform>%n arrows and lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n dimmed points</source>
        <translation>
            <numerusform>%n dimmed point</numerusform>
            <numerusform>%n dimmed points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n move numbers</source>
        <translation>
            <numerusform>%n move number</numerusform>
            <numerusform>%n move numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n stones that have no liberties</source>
        <translation>
            <numerusform>%n stone that has no liberties</numerusform>
            <numerusform>%n stones that have no liberties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones without liberties</source>
        <translation type="vanished">
            <numerusform>%n stone without liberties</numerusform>
            <numerusform>%n stones without liberties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainerHistory</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/trainer/trainer_history.py"/>
        <source>Delete all training results (%Ln answers)?</source>
        <translation>
            <numerusform>Delete all training results (%Ln answer)?</numerusform>
            <numerusform>Delete all training results (%Ln answers)?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebBoardExport</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/web_board_export.py"/>
        <source>Writing %n web boards…</source>
        <translation>
            <numerusform>Writing %n web board…</numerusform>
            <numerusform>Writing %n web boards…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowDropHandler</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/window_drop_handler.py"/>
        <source>Open %n files, each in a window of its own?</source>
        <translation>
            <numerusform>Open %n file in a window of its own?</numerusform>
            <numerusform>Open %n files, each in a window of its own?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message numerus="yes">
        <source>Saved: %n files, {first} to {last}.</source>
        <translation type="vanished">
            <numerusform>Saved: %n file, {first} to {last}.</numerusform>
            <numerusform>Saved: %n files, {first} to {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are there already, {name} among them. Replace them?</source>
        <translation type="vanished">
            <numerusform>{name} is there already. Replace it?</numerusform>
            <numerusform>%n files are there already, {name} among them. Replace them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Written: %n files, {first} to {last}.</source>
        <translation type="vanished">
            <numerusform>Written: %n file, {first} to {last}.</numerusform>
            <numerusform>Written: %n files, {first} to {last}.</numerusform>
        </translation>
    </message>
</context>
</TS>
