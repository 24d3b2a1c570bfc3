<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>About Goboard</source>
        <translation>Über Goboard</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Versions and folders</source>
        <translation>Versionen und Ordner</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Record Go games by clicking, study positions in the notation you choose, and print annotated diagrams.

Free software under the MIT licence. Qt is used under the LGPL.</source>
        <translation>Go-Partien durch Klicken aufzeichnen, Stellungen in der gewählten Notation studieren und kommentierte Diagramme drucken.

Freie Software unter der MIT-Lizenz. Qt wird unter der LGPL verwendet.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Recovery</source>
        <translation>Wiederherstellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/about_dialog.py"/>
        <source>Error reports</source>
        <translation>Fehlerberichte</translation>
    </message>
</context>
<context>
    <name>AutosaveJournal</name>
    <message>
        <location filename="../../goboard_gui/gui/files/autosave_journal.py"/>
        <source>Edits are being kept for recovery again. Folder: {folder}</source>
        <translation>Änderungen werden wieder für die Wiederherstellung gesichert. Ordner: {folder}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/autosave_journal.py"/>
        <source>Couldn't keep edits for recovery: {why}. Save your work now.</source>
        <translation>Änderungen konnten nicht für die Wiederherstellung gesichert werden: {why}. Bitte jetzt speichern.</translation>
    </message>
</context>
<context>
    <name>BackupDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>Open Backup</source>
        <translation>Sicherung öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>Earlier versions of {name}, kept when it was saved. Opening one counts as an edit: the file doesn't change until you save.</source>
        <translation>Frühere Fassungen von {name}, aufbewahrt beim Speichern. Das Öffnen einer Sicherung gilt als Änderung: Die Datei selbst ändert sich erst beim Speichern.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>There are no backups of {name} yet. One is made when you save changes to the file.</source>
        <translation>Es gibt noch keine Sicherungen von {name}. Eine entsteht, sobald Änderungen an der Datei gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/backup_dialog.py"/>
        <source>Compared with this window: {changes}</source>
        <translation>Im Vergleich zu diesem Fenster: {changes}</translation>
    </message>
</context>
<context>
    <name>BestPlayDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Best Play</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Citizendium rules: no repeated positions, no suicide, area scoring; all stones on the board count as alive. Komi is not included. Only small boards can be solved.</source>
        <translation>Regeln von Citizendium: keine Stellungswiederholung, kein Selbstmord, Flächenwertung; alle Steine auf dem Brett gelten als lebend. Komi wird nicht berücksichtigt. Nur kleine Bretter lassen sich lösen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>The game has ended: {result}</source>
        <translation>Die Partie ist beendet: {result}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Searching for the result…</source>
        <translation>Das Ergebnis wird gesucht…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Searching for the result: {bounds}</source>
        <translation>Das Ergebnis wird gesucht: {bounds}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Not solved: {bounds}</source>
        <translation>Nicht gelöst: {bounds}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>%Ln positions examined</source>
        <translation>
            <numerusform>%Ln Stellung untersucht</numerusform>
            <numerusform>%Ln Stellungen untersucht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Searching… {count}</source>
        <translation>Suche läuft… {count}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Stopped: out of memory. {count}</source>
        <translation>Angehalten: Arbeitsspeicher voll. {count}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Stopped. {count}</source>
        <translation>Angehalten. {count}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Best line: {moves}</source>
        <translation>Beste Zugfolge: {moves}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>between {least} and {most}</source>
        <translation>zwischen {least} und {most}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="vanished">Passen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) looked at</source>
        <translation type="vanished">
            <numerusform>%Ln Stellung untersucht</numerusform>
            <numerusform>%Ln Stellungen untersucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) looked at</source>
        <translation type="vanished">
            <numerusform>%n Stellung untersucht</numerusform>
            <numerusform>%n Stellungen untersucht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardPair</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Board A</source>
        <translation>Brett A</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Board B</source>
        <translation>Brett B</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/board_presenter.py"/>
        <source>%n arrows not drawn. Print and export draw all.</source>
        <translation>
            <numerusform>%n Pfeil nicht gezeichnet. Druck und Export zeichnen alle.</numerusform>
            <numerusform>%n Pfeile nicht gezeichnet. Druck und Export zeichnen alle.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/board_presenter.py"/>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
</context>
<context>
    <name>BoardSizesDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/board/board_sizes_dialog.py"/>
        <source>Compare Board Sizes</source>
        <translation>Brettgrößen vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/board_sizes_dialog.py"/>
        <source>As with real boards, the stones are the same size on every board.</source>
        <translation>Wie bei echten Brettern sind die Steine auf allen Brettern gleich groß.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/board_sizes_dialog.py"/>
        <source>New {size} Game</source>
        <translation>Neue {size}-Partie</translation>
    </message>
    <message>
        <source>Board Sizes Side by Side</source>
        <translation type="vanished">Brettgrößen nebeneinander</translation>
    </message>
</context>
<context>
    <name>BoardTools</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Mark point</source>
        <translation>Punkt markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Label point</source>
        <translation>Punkt beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Number point</source>
        <translation>Punkt nummerieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Draw line</source>
        <translation>Linie zeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Draw arrow</source>
        <translation>Pfeil zeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Dim points</source>
        <translation>Punkte abblenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Mark territory</source>
        <translation>Gebiet markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/editing_tools.py"/>
        <source>Change visible part of the board</source>
        <translation>Ausschnitt des Brettes ändern</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation type="vanished">Nicht verbunden</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <location filename="../../goboard_gui/gui/board/board_view.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>BranchCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Move variation</source>
        <translation>Variante verschieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Delete other variations</source>
        <translation>Andere Varianten löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Delete node</source>
        <translation>Knoten löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Branch copied</source>
        <translation>Zweig kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Paste branch</source>
        <translation>Zweig einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Keep only this line</source>
        <translation>Nur diese Zugfolge behalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Start record here</source>
        <translation>Partie hier beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Copy line to new game</source>
        <translation>Zugfolge in neue Partie kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/branch_commands.py"/>
        <source>Swap Black and White</source>
        <translation>Schwarz und Weiß tauschen</translation>
    </message>
    <message>
        <source>Promote a line</source>
        <translation type="vanished">Zugfolge aufwerten</translation>
    </message>
    <message>
        <source>This is game {number} of the file; game {before} has the line still, too.</source>
        <translation type="vanished">Dies ist Partie {number} der Datei; auch Partie {before} enthält die Zugfolge weiterhin.</translation>
    </message>
</context>
<context>
    <name>BuildController</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_controller.py"/>
        <source>Another index is already being built in this window.</source>
        <translation>In diesem Fenster wird bereits ein anderer Index angelegt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_controller.py"/>
        <source>Show Files</source>
        <translation>Dateien anzeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_controller.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_controller.py"/>
        <source>Couldn't build the index “{name}”: {why}</source>
        <translation>Der Index „{name}“ konnte nicht angelegt werden: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_controller.py"/>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="vanished">Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>BuildProgressRow</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Building index “{name}”</source>
        <translation>Index „{name}“ wird angelegt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Saving the games read so far…</source>
        <translation>Die bisher gelesenen Partien werden gespeichert…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="vanished">Abbrechen</translation>
    </message>
</context>
<context>
    <name>BuildTexts</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>No game records found in these folders.</source>
        <translation>In diesen Ordnern wurden keine Partiedateien gefunden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>%Ln possible game records found.</source>
        <translation>
            <numerusform>%Ln mögliche Partiedatei gefunden.</numerusform>
            <numerusform>%Ln mögliche Partiedateien gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Looking for files…</source>
        <translation>Dateien werden gesucht…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Finishing the index…</source>
        <translation>Der Index wird fertiggestellt…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{done} of %Ln files</source>
        <translation>
            <numerusform>{done} von %Ln Datei</numerusform>
            <numerusform>{done} von %Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} games/s</source>
        <translation>{count} Partien/s</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} unreadable</source>
        <translation>{count} nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} s left</source>
        <translation>noch {count} s</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} min left</source>
        <translation>noch {count} min</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} h left</source>
        <translation>noch {count} h</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>“{name}” is ready: %Ln games.</source>
        <translation>
            <numerusform>„{name}“ ist bereit: %Ln Partie.</numerusform>
            <numerusform>„{name}“ ist bereit: %Ln Partien.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Unreadable files: {count}.</source>
        <translation>Nicht lesbare Dateien: {count}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Indexing “{name}” was cancelled before any games were read.</source>
        <translation>Das Anlegen des Index „{name}“ wurde abgebrochen, bevor Partien gelesen wurden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Indexing “{name}” was cancelled after {done} of {files} files. The %Ln games read so far can be used.</source>
        <translation>
            <numerusform>Das Anlegen des Index „{name}“ wurde nach {done} von {files} Dateien abgebrochen. Die bis dahin gelesene Partie ist verwendbar.</numerusform>
            <numerusform>Das Anlegen des Index „{name}“ wurde nach {done} von {files} Dateien abgebrochen. Die %Ln bis dahin gelesenen Partien sind verwendbar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Couldn't check “{name}” for changes: folder {folder} not found.</source>
        <translation>„{name}“ konnte nicht auf Änderungen geprüft werden: Ordner {folder} nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} new</source>
        <translation>{count} neu</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} changed</source>
        <translation>{count} geändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>{count} missing</source>
        <translation>{count} nicht mehr vorhanden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Files in “{name}” have changed: {changes}.</source>
        <translation>Dateien in „{name}“ haben sich geändert: {changes}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>The damaged index was renamed to {kept}.</source>
        <translation>Der beschädigte Index wurde in {kept} umbenannt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Opening index “{name}”…</source>
        <translation>Index „{name}“ wird geöffnet…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Opening index “{name}”: still waiting for the disk…</source>
        <translation>Index „{name}“ wird geöffnet: Der Datenträger antwortet noch nicht…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>Another program is using this index.</source>
        <translation>Ein anderes Programm verwendet diesen Index.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>The index “{name}” is damaged ({why}). Your game records are not affected.</source>
        <translation>Der Index „{name}“ ist beschädigt ({why}). Ihre Partiedateien sind nicht betroffen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>No collection index found in {folder}.</source>
        <translation>In {folder} wurde kein Index einer Sammlung gefunden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>The index “{name}” was created by another version of Goboard.</source>
        <translation>Der Index „{name}“ stammt von einer anderen Version von Goboard.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>The index “{name}” can't be used at the moment ({why}).</source>
        <translation>Der Index „{name}“ kann derzeit nicht verwendet werden ({why}).</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/build_status.py"/>
        <source>The index “{name}” was created by a newer version of Goboard. Use that version to open it.</source>
        <translation>Der Index „{name}“ stammt von einer neueren Version von Goboard. Öffnen Sie ihn mit dieser neueren Version.</translation>
    </message>
</context>
<context>
    <name>Builder</name>
    <message>
        <source>The program that builds the index cannot be started: {why}</source>
        <translation type="vanished">Das Programm, das den Index anlegt, lässt sich nicht starten: {why}</translation>
    </message>
    <message>
        <source>The program that builds the index ended before it was done ({status}).</source>
        <translation type="vanished">Das Programm, das den Index anlegt, endete vorzeitig ({status}).</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>Another index is being built in this window.</source>
        <translation type="vanished">In diesem Fenster wird schon ein anderer Index angelegt.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation type="vanished">Zeigen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="vanished">Fortsetzen</translation>
    </message>
    <message>
        <source>{name} could not be built: {why}</source>
        <translation type="vanished">{name} konnte nicht angelegt werden: {why}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="vanished">Erneut versuchen</translation>
    </message>
    <message>
        <source>No files there look like records.</source>
        <translation type="vanished">Dort sieht keine Datei nach einer Partie aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files may be records.</source>
        <translation type="vanished">
            <numerusform>%Ln Datei könnte Partien enthalten.</numerusform>
            <numerusform>%Ln Dateien könnten Partien enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for files…</source>
        <translation type="vanished">Dateien werden gesucht…</translation>
    </message>
    <message>
        <source>Putting the index in order…</source>
        <translation type="vanished">Der Index wird geordnet…</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln files</source>
        <translation type="vanished">
            <numerusform>{done} von %Ln Datei</numerusform>
            <numerusform>{done} von %Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} games/s</source>
        <translation type="vanished">{count} Partien/s</translation>
    </message>
    <message>
        <source>not readable: {count}</source>
        <translation type="vanished">nicht lesbar: {count}</translation>
    </message>
    <message>
        <source>{count} s left</source>
        <translation type="vanished">noch {count} s</translation>
    </message>
    <message>
        <source>{count} min left</source>
        <translation type="vanished">noch {count} min</translation>
    </message>
    <message>
        <source>{count} h left</source>
        <translation type="vanished">noch {count} h</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln games.</source>
        <translation type="vanished">
            <numerusform>{name}: %Ln Partie.</numerusform>
            <numerusform>{name}: %Ln Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files that could not be read: {count}.</source>
        <translation type="vanished">Nicht lesbare Dateien: {count}.</translation>
    </message>
    <message>
        <source>{name}: cancelled before anything was read.</source>
        <translation type="vanished">{name}: abgebrochen, bevor etwas gelesen war.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: cancelled after {done} of {files} files. Its %Ln games can be used.</source>
        <translation type="vanished">
            <numerusform>{name}: nach {done} von {files} Dateien abgebrochen. Die eine Partie darin ist nutzbar.</numerusform>
            <numerusform>{name}: nach {done} von {files} Dateien abgebrochen. Die %Ln Partien darin sind nutzbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: there is no folder {folder}, so nobody knows what changed.</source>
        <translation type="vanished">{name}: Den Ordner {folder} gibt es nicht, daher ist unbekannt, was sich geändert hat.</translation>
    </message>
    <message>
        <source>{count} new</source>
        <translation type="vanished">{count} neu</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation type="vanished">{count} geändert</translation>
    </message>
    <message>
        <source>{count} gone</source>
        <translation type="vanished">{count} fort</translation>
    </message>
    <message>
        <source>{name}, files: {changes}.</source>
        <translation type="vanished">{name}, Dateien: {changes}.</translation>
    </message>
    <message>
        <source>The index {name} was made by another version of Goboard.</source>
        <translation type="vanished">Der Index {name} stammt von einer anderen Version von Goboard.</translation>
    </message>
    <message>
        <source>The index {name} is damaged ({why}). Your records are as they were.</source>
        <translation type="vanished">Der Index {name} ist beschädigt ({why}). Die Partien selbst sind unverändert.</translation>
    </message>
    <message>
        <source>There is no index of a collection in {folder}.</source>
        <translation type="vanished">In {folder} gibt es keinen Index einer Sammlung.</translation>
    </message>
</context>
<context>
    <name>ChapterBar</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Add Records…</source>
        <translation>Partien hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Add files to the book as chapters, each with its own options. You can also drop files here.</source>
        <translation>Dateien als Kapitel zum Buch hinzufügen, jede mit eigenen Einstellungen. Dateien lassen sich auch mit der Maus hierher ziehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Restore Last Book</source>
        <translation>Letztes Buch wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Add {names} and restore the options of the last book</source>
        <translation>{names} hinzufügen und die Einstellungen des letzten Buchs wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>{name}: {material}</source>
        <translation>{name}: {material}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/chapters.py"/>
        <source>Add Records to Book</source>
        <translation>Partien zum Buch hinzufügen</translation>
    </message>
    <message>
        <source>Put other files into the same book, each printed in its own way</source>
        <translation type="vanished">Andere Dateien in dasselbe Buch aufnehmen, jede auf ihre Weise gedruckt</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Portable Document Format (*.pdf)</source>
        <translation type="vanished">Portable Document Format (*.pdf)</translation>
    </message>
    <message>
        <source>Scalable Vector Graphics (*.svg)</source>
        <translation type="vanished">Scalable Vector Graphics (*.svg)</translation>
    </message>
    <message>
        <source>Portable Network Graphics (*.png)</source>
        <translation type="vanished">Portable Network Graphics (*.png)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="vanished">Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>Reference Chart</source>
        <translation>Übersichtstafel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>Draw points as s&amp;quares</source>
        <translation>Punkte als &amp;Felder zeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>Keep coordinate&amp;s in place when rotating</source>
        <translation>Koordinaten nicht mitdre&amp;hen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>&amp;Notation:</source>
        <translation>&amp;Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>S&amp;econd notation:</source>
        <translation>&amp;Zweite Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>&amp;Board size:</source>
        <translation>&amp;Brettgröße:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>&amp;View:</source>
        <translation>&amp;Ansicht:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>Pape&amp;r size:</source>
        <translation>&amp;Papierformat:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation type="vanished">&amp;Papier:</translation>
    </message>
</context>
<context>
    <name>ChartPreview</name>
    <message>
        <location filename="../../goboard_gui/gui/study/chart_dialog.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>Cleaning</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Territor&amp;y</source>
        <translation>Ge&amp;biet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Letters</source>
        <translation>Bu&amp;chstaben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Num&amp;bers</source>
        <translation>&amp;Nummern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Other labels</source>
        <translation>&amp;Andere Beschriftungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Arrows</source>
        <translation>&amp;Pfeile</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>L&amp;ines</source>
        <translation>&amp;Linien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Dimmed points</source>
        <translation>Abgeblende&amp;te Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Visible &amp;part of the board</source>
        <translation>A&amp;usschnitt des Brettes</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Eval&amp;uations</source>
        <translation>B&amp;ewertungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Hotspots</source>
        <translation>Wicht&amp;ige Stellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Co&amp;mments</source>
        <translation>K&amp;ommentare</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Node names</source>
        <translation>Knotenna&amp;men</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Figures</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Mo&amp;ve times</source>
        <translation>Zug&amp;zeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>This node</source>
        <translation>Dieser Knoten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>This line, from start to end</source>
        <translation>Diese Zugfolge, von Anfang bis Ende</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>This node and everything after it</source>
        <translation>Dieser Knoten und alles danach</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>The whole record</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>&amp;Triangles</source>
        <translation>&amp;Dreiecke</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>S&amp;quares</source>
        <translation>&amp;Quadrate</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>&amp;Circles</source>
        <translation>&amp;Kreise</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>Crosse&amp;s</source>
        <translation>K&amp;reuze</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>S&amp;elected points</source>
        <translation>Aus&amp;gewählte Punkte</translation>
    </message>
</context>
<context>
    <name>CleanupCommand</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_command.py"/>
        <source>Clean up markup</source>
        <translation>Markierungen aufräumen</translation>
    </message>
</context>
<context>
    <name>CleanupDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Clean Up Markup</source>
        <translation>Markierungen aufräumen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Clean Up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>&amp;Remove from:</source>
        <translation>Bereic&amp;h:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Markup</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Annotations</source>
        <translation>Kommentierung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Select All</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Select Markup</source>
        <translation>Markierungen auswählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/cleanup_dialog.py"/>
        <source>Select None</source>
        <translation>Keine auswählen</translation>
    </message>
</context>
<context>
    <name>ClockButton</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/clock_button.py"/>
        <source>Paused – click to continue</source>
        <translation>Angehalten – zum Fortsetzen klicken</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>&amp;Automatic (Corner, Edge or Interior)</source>
        <translation>&amp;Automatisch (Ecke, Rand oder Inneres)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>&amp;Same Place Only</source>
        <translation>Nur an derselben &amp;Stelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>In &amp;Corners</source>
        <translation>In &amp;Ecken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Along &amp;Edges</source>
        <translation>An &amp;Rändern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>In the &amp;Interior</source>
        <translation>Im &amp;Inneren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>An&amp;ywhere, Including Edges</source>
        <translation>&amp;Überall, auch am Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Searching… {share}</source>
        <translation>Suche läuft… {share}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>No games match the filter.</source>
        <translation>Keine Partie entspricht dem Filter.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Not found in %Ln games</source>
        <translation>
            <numerusform>In %Ln Partie nicht gefunden</numerusform>
            <numerusform>In %Ln Partien nicht gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>{found} of %Ln games</source>
        <translation>
            <numerusform>{found} von %Ln Partie</numerusform>
            <numerusform>{found} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>{games} · Black wins {share}</source>
        <translation>{games} · Schwarz gewinnt {share}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln hits</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln games end here</source>
        <translation>
            <numerusform>%Ln Partie endet hier</numerusform>
            <numerusform>%Ln Partien enden hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln games have no further moves in the region</source>
        <translation>
            <numerusform>%Ln Partie ohne weiteren Zug im Bereich</numerusform>
            <numerusform>%Ln Partien ohne weiteren Zug im Bereich</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Another program is using this index.</source>
        <translation>Ein anderes Programm verwendet diesen Index.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>The index can't be used: {why}. Update the collection.</source>
        <translation>Der Index kann nicht verwendet werden: {why}. Aktualisieren Sie die Sammlung.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>The collection has no games on a {width}×{height} board.</source>
        <translation>Die Sammlung enthält keine Partien auf dem {width}×{height}-Brett.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>{colour} {point}</source>
        <translation>{colour} {point}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%Ln games ({share})</source>
        <translation>
            <numerusform>%Ln Partie ({share})</numerusform>
            <numerusform>%Ln Partien ({share})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Black wins {black}, White {white}</source>
        <translation>Schwarz gewinnt {black}, Weiß {white}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>Search region {width}×{height}</source>
        <translation>Suchbereich {width}×{height}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/search_texts.py"/>
        <source>%n points ignored</source>
        <translation>
            <numerusform>%n Punkt ignoriert</numerusform>
            <numerusform>%n Punkte ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source>Collections can only be searched for positions on rectangular boards.</source>
        <translation type="vanished">In Sammlungen lassen sich nur Stellungen auf rechteckigen Brettern suchen.</translation>
    </message>
    <message>
        <source>The index can no longer be read ({why}). Update the collection.</source>
        <translation type="vanished">Der Index kann nicht mehr gelesen werden ({why}). Aktualisieren Sie die Sammlung.</translation>
    </message>
    <message>
        <source>the game ends here in {games}</source>
        <translation type="vanished">Partieende hier: {games}</translation>
    </message>
    <message>
        <source>no more moves there in {games}</source>
        <translation type="vanished">kein weiterer Zug dort: {games}</translation>
    </message>
</context>
<context>
    <name>CollectionDialog</name>
    <message>
        <source>Read &amp;every file again even if it looks unchanged</source>
        <translation type="vanished">&amp;Jede Datei neu lesen, auch wenn sie unverändert scheint</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation type="vanished">Neue Sammlung</translation>
    </message>
    <message>
        <source>Update collection</source>
        <translation type="vanished">Sammlung aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation type="vanished">An&amp;legen</translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation type="vanished">&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>All records in the folders and below them are read, and never changed.</source>
        <translation type="vanished">Alle Partien in den Ordnern und darunter werden gelesen und nie geändert.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="vanished">&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Folders:</source>
        <translation type="vanished">&amp;Ordner:</translation>
    </message>
    <message>
        <source>There is a collection of this name already.</source>
        <translation type="vanished">Eine Sammlung dieses Namens gibt es schon.</translation>
    </message>
</context>
<context>
    <name>CollectionGames</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>(no longer in the index)</source>
        <translation>(nicht mehr im Index)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>{black} – {white}</source>
        <translation>{black} – {white}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Game {place} of %Ln</source>
        <translation>
            <numerusform>Partie {place} von %Ln</numerusform>
            <numerusform>Partie {place} von %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Game {place} of {shown} (%Ln in total)</source>
        <translation>
            <numerusform>Partie {place} von {shown} (insgesamt %Ln)</numerusform>
            <numerusform>Partie {place} von {shown} (insgesamt %Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} von %Ln Partie</numerusform>
            <numerusform>{shown} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Results of an earlier search: {counted}</source>
        <translation>Ergebnisse einer früheren Suche: {counted}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Black rank</source>
        <translation>Rang von Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>White rank</source>
        <translation>Rang von Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Move of first hit</source>
        <translation>Zug des ersten Treffers</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Number of hits</source>
        <translation>Anzahl der Treffer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>Game number in file</source>
        <translation>Nummer der Partie in der Datei</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_texts.py"/>
        <source>%Ln games couldn't be read and are missing from the saved file:</source>
        <translation>
            <numerusform>%Ln Partie konnte nicht gelesen werden und fehlt in der gespeicherten Datei:</numerusform>
            <numerusform>%Ln Partien konnten nicht gelesen werden und fehlen in der gespeicherten Datei:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionHits</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/game_opener.py"/>
        <source>Open Anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>Move {number} of {game}</source>
        <translation>Zug {number} von {game}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>Before the first move of {game}</source>
        <translation>Vor dem ersten Zug von {game}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>hit {place} of {count}</source>
        <translation>Treffer {place} von {count}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>elsewhere on the board</source>
        <translation>an anderer Stelle des Brettes</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>colours swapped</source>
        <translation>Farben getauscht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>compared with the search position: {how}</source>
        <translation>im Vergleich zur gesuchten Stellung: {how}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>Reading {name}…</source>
        <translation>{name} wird gelesen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>This game is no longer in the index.</source>
        <translation>Diese Partie ist nicht mehr im Index.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>File not found: {path}. If it was moved, update the collection.</source>
        <translation>Datei nicht gefunden: {path}. Aktualisieren Sie die Sammlung, falls die Datei verschoben wurde.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>Couldn't read {path}: {why}</source>
        <translation>{path} konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>“{name}” has changed since it was indexed and no longer contains this hit.</source>
        <translation>„{name}“ hat sich seit der Aufnahme in den Index geändert und enthält diesen Treffer nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>This is the last hit.</source>
        <translation>Dies ist der letzte Treffer.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>This is the first hit.</source>
        <translation>Dies ist der erste Treffer.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/hits/hit_texts.py"/>
        <source>There are no games in the list.</source>
        <translation>Die Liste enthält keine Partien.</translation>
    </message>
    <message>
        <source>rotated right</source>
        <translation type="vanished">nach rechts gedreht</translation>
    </message>
    <message>
        <source>rotated 180°</source>
        <translation type="vanished">um 180° gedreht</translation>
    </message>
    <message>
        <source>rotated left</source>
        <translation type="vanished">nach links gedreht</translation>
    </message>
    <message>
        <source>mirrored horizontally</source>
        <translation type="vanished">horizontal gespiegelt</translation>
    </message>
    <message>
        <source>mirrored vertically</source>
        <translation type="vanished">vertikal gespiegelt</translation>
    </message>
    <message>
        <source>mirrored diagonally</source>
        <translation type="vanished">diagonal gespiegelt</translation>
    </message>
</context>
<context>
    <name>CollectionManager</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/collection_manager.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/collection_manager.py"/>
        <source>Remove the index “{name}”? Your game records are kept.</source>
        <translation>Den Index „{name}“ entfernen? Ihre Partiedateien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/collection_manager.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/collection_manager.py"/>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/collection_manager.py"/>
        <source>Rebuild</source>
        <translation>Neu anlegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/collection_manager.py"/>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
</context>
<context>
    <name>CollectionPanel</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Search a collection of games for any position to see which games it occurs in and how they continued.</source>
        <translation>Durchsuchen Sie eine Partiensammlung nach einer beliebigen Stellung, um zu sehen, in welchen Partien sie vorkommt und wie diese weitergingen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>&amp;New Collection…</source>
        <translation>&amp;Neue Sammlung…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>&amp;Open Collection…</source>
        <translation>Sa&amp;mmlung öffnen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Search results are hidden while you guess moves.</source>
        <translation>Solange Züge geraten werden, sind die Suchergebnisse ausgeblendet.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Drag over part of the board to search for it</source>
        <translation>Zum Suchen mit der Maus über einen Teil des Bretts ziehen</translation>
    </message>
</context>
<context>
    <name>CommandKeywords</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>labels, axes, point names</source>
        <translation>Beschriftung, Achsen, Punktnamen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>labels, point names</source>
        <translation>Beschriftung, Punktnamen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>structure, overlay</source>
        <translation>Struktur, Überlagerung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>spotlight, hover, crosshair</source>
        <translation>Fadenkreuz, beleuchten, Mauszeiger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>fixed coordinates, point names, stay</source>
        <translation>feste Koordinaten, Punktnamen, nicht mitdrehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>translate, change notation, point names</source>
        <translation>übersetzen, Notation wechseln, Punktnamen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>coordinates, convert, table</source>
        <translation>Koordinaten, umwandeln, Tabelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>cheat sheet, overview, poster</source>
        <translation>Spickzettel, Übersicht, Poster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>point names, coordinate systems, explanation, help</source>
        <translation>Punktnamen, Koordinatensysteme, Erklärung, Hilfe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>remove, erase, delete moves</source>
        <translation>entfernen, Züge löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>remove, erase, delete move</source>
        <translation>entfernen, Zug löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, export, image, screenshot</source>
        <translation>Zwischenablage, Export, Grafik, Bildschirmfoto</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, export</source>
        <translation>Zwischenablage, Export</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, export, Life in 19×19, Sensei, BBCode</source>
        <translation>Zwischenablage, Export, Life in 19×19, Sensei, BBCode</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, export, ASCII, terminal</source>
        <translation>Zwischenablage, Export, ASCII, Terminal</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, export, GTP, ASCII</source>
        <translation>Zwischenablage, Export, GTP, ASCII</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, export, terminal</source>
        <translation>Zwischenablage, Export, Terminal</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, export, ASCII</source>
        <translation>Zwischenablage, Export, ASCII</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>clipboard, import, insert moves</source>
        <translation>Zwischenablage, importieren, Züge einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>trunk, promote</source>
        <translation>Stamm, Hauptzweig, hochstufen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>reorder, promote</source>
        <translation>umordnen, hochstufen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>reorder, sort</source>
        <translation>umordnen, sortieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>prune, tidy</source>
        <translation>ausdünnen, aufräumen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>prune, trim</source>
        <translation>ausdünnen, kürzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>crop, trim, cut off, begin here</source>
        <translation>kürzen, abschneiden, hier beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>extract, export branch</source>
        <translation>extrahieren, Zweig exportieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>edit position, place stones</source>
        <translation>Stellung bearbeiten, Steine setzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>correct position, fix setup</source>
        <translation>Stellung korrigieren, Aufbau korrigieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>correct position, merge</source>
        <translation>Stellung korrigieren, zusammenführen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>delete, empty</source>
        <translation>löschen, entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>next player, switch turns, swap</source>
        <translation>nächster Spieler, Farbe wechseln, tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>search, look up</source>
        <translation>suchen, finden, nachschlagen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>options, configure</source>
        <translation>Optionen, konfigurieren, Voreinstellungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>board size, large, small, shape, torus, cylinder, Möbius strip, hexagon, graph</source>
        <translation>Brettgröße, groß, klein, Brettform, Torus, Zylinder, Möbiusband, Sechseck, Graph</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>round, tournament</source>
        <translation>Runde, Turnier, nächste Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>second board, two games</source>
        <translation>zweites Brett, zwei Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>load, import</source>
        <translation>laden, importieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>export, convert</source>
        <translation>exportieren, umwandeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>revert, refresh</source>
        <translation>zurücksetzen, aktualisieren, neu laden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>charset, character set, garbled text</source>
        <translation>Zeichensatz, Zeichenkodierung, unlesbarer Text</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>changes, versions</source>
        <translation>Änderungen, Unterschiede, Fassungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>restore, revert, older version</source>
        <translation>wiederherstellen, ältere Fassung, Backup</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>picture, image, screenshot, diagram, ASCII</source>
        <translation>Bild, Grafik, Bildschirmfoto, Diagramm, ASCII</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>picture, image, print</source>
        <translation>Bild, drucken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>paper, preview, figures, kifu, book, PDF, SVG, PNG, HTML, LaTeX</source>
        <translation>Papier, Vorschau, Figuren, Kifu, Buch, PDF, SVG, PNG, HTML, LaTeX</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>close file</source>
        <translation>Datei schließen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>exit, leave</source>
        <translation>Programm verlassen, Ende</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>record mode, tournament, live game</source>
        <translation>mitschreiben, Turnier, laufende Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>enter coordinates, keyboard</source>
        <translation>Koordinaten, eintippen, Tastatur</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>give up, lose</source>
        <translation>Partie aufgeben, verlieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>fix, wrong move, misplaced stone, change</source>
        <translation>korrigieren, falscher Zug, falsch gesetzter Stein, ändern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>missing move, forgotten move, fix</source>
        <translation>fehlender Zug, vergessener Zug, korrigieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>fix, wrong colour, swap, flip</source>
        <translation>korrigieren, falsche Farbe, tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>exchange, flip</source>
        <translation>vertauschen, umkehren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>exchange, flip, reverse</source>
        <translation>vertauschen, umkehren, Farben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>turn, mirror, flip, transform</source>
        <translation>drehen, Drehung, spiegeln, Spiegelung, transformieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>metadata, komi, rank, properties, header</source>
        <translation>Metadaten, Komi, Rang, Eigenschaften, Kopfdaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Japanese, Chinese, AGA, komi, superko, custom rules</source>
        <translation>japanisch, chinesisch, AGA, Komi, Superko, eigene Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>thumbnails, multiple, list</source>
        <translation>Vorschaubilder, mehrere, Liste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>count, scoring, result, territory, area, end of the game</source>
        <translation>zählen, Wertung, Ergebnis, Gebiet, Fläche, Ende der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>winner, resignation, score, time</source>
        <translation>Sieger, Aufgabe, Punkte, Zeit</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>clock, timer</source>
        <translation>Uhr, Zeitmessung, Bedenkzeit</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>audio, mute, noise</source>
        <translation>Ton, Geräusche, stummschalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>help, documentation, handbook, guide, how to</source>
        <translation>Hilfe, Dokumentation, Anleitung, Leitfaden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>help, keys, hotkeys</source>
        <translation>Hilfe, Tasten, Kurzbefehle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>start, tour, introduction</source>
        <translation>Start, Rundgang, Einführung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>changelog, release notes</source>
        <translation>Änderungen, Versionshinweise</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>Qt, version number, support, bug report</source>
        <translation>Qt, Versionsnummer, Unterstützung, Fehlerbericht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>X mark, annotate</source>
        <translation>Kreuz, X, ankreuzen, markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>grey out, shade</source>
        <translation>ausgrauen, schattieren, ausblenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>connected, connection, chain, distance</source>
        <translation>verbunden, Verbindung, Kette, Abstand, Weg</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>score, area</source>
        <translation>auszählen, Punkte, Fläche</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>groups, connected stones, life and death</source>
        <translation>Gruppen, verbundene Steine, Leben und Tod</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>life and death, breathing space, dame</source>
        <translation>Leben und Tod, Atempunkte, Dame</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>connected, connection</source>
        <translation>verbunden, Verbindung, Weg</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>delete, erase, strip annotations</source>
        <translation>löschen, entfernen, Markierungen säubern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>annotate, judgement</source>
        <translation>kommentieren, Urteil</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>annotate, judgement, mistake</source>
        <translation>kommentieren, Urteil, Fehler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>bookmark, star, flag</source>
        <translation>Lesezeichen, Stern, Fahne, Hotspot</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>rename, title</source>
        <translation>umbenennen, Titel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>page, diagram</source>
        <translation>Seite, Diagramm</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>diagram, caption, FG, PM, MN</source>
        <translation>Diagramm, Bildunterschrift, FG, PM, MN</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>crop, cut out, corner, detail, VW, partial board, whole board</source>
        <translation>zuschneiden, ausschneiden, Ecke, Detail, VW, Teil des Brettes, ganzes Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>diagrams, automatic figures, split, pages, FG</source>
        <translation>Diagramme, Abbildungen, aufteilen, Seiten, FG</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>delete figures, diagrams, undo division, FG</source>
        <translation>Figuren löschen, Diagramme, Teilung aufheben, FG</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>no move numbers, turn off</source>
        <translation>ohne Zugnummern, ausschalten, ausblenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>move numbers, order of play</source>
        <translation>Zugnummern, Reihenfolge, Zugfolge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>recent, latest</source>
        <translation>neueste, jüngste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>start here</source>
        <translation>hier beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>branch, side line</source>
        <translation>Zweig, Abzweigung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>file, print mode, PM, MN</source>
        <translation>Datei, Druckmodus, PM, MN</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>count from one, restart</source>
        <translation>ab eins zählen, neu zählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>beginning, first move, rewind</source>
        <translation>Beginn, erster Zug, zurückspulen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>previous move</source>
        <translation>voriger Zug, vorheriger Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>next move</source>
        <translation>nächster Zug, weiter</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>jump, skip</source>
        <translation>springen, überspringen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>trunk, actual game</source>
        <translation>Stamm, gespielte Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>jump, move number</source>
        <translation>springen, Zugnummer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>bookmark, flag</source>
        <translation>Lesezeichen, Hotspot</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>transposition, repeated position, duplicate</source>
        <translation>Zugumstellung, wiederholte Stellung, doppelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>life and death, count liberties</source>
        <translation>Leben und Tod, Freiheiten zählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>life and death, groups, connected stones</source>
        <translation>Leben und Tod, Gruppen, verbundene Steine, Buchstaben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>life and death, capture, danger</source>
        <translation>Leben und Tod, schlagen, Gefahr</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>life and death, territory, surrounded area</source>
        <translation>Leben und Tod, Gebiet, umschlossen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>life and death, two eyes</source>
        <translation>Leben und Tod, zwei Augen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>alive, life and death</source>
        <translation>lebend, Leben und Tod</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>two eyes, heart symbol</source>
        <translation>zwei Augen, Herzsymbol, lebend</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>dame, life and death</source>
        <translation>Dame, Leben und Tod</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>hide life and death, clear marks</source>
        <translation>Leben und Tod ausblenden, ausschalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>quiz, replay, test</source>
        <translation>Quiz, nachspielen, Test</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>quiz, test, learn, point names</source>
        <translation>Quiz, Test, lernen, Punktnamen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>fuseki, pattern, symmetry, rotate, difference</source>
        <translation>Fuseki, Muster, Symmetrie, Drehung, Unterschied</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>solve, minimax, perfect, value</source>
        <translation>lösen, Minimax, perfekt, Wert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>opening explorer, fuseki, database, pattern, joseki</source>
        <translation>Eröffnungsdatenbank, Eröffnung, Fuseki, Datenbank, Muster, Joseki</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>joseki, side, pattern, rectangle</source>
        <translation>Joseki, Seite, Rand, Muster, Rechteck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>collection, full board</source>
        <translation>Sammlung, ganzes Brett, Gesamtstellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>letters, opening explorer, percentage, win rate, statistics</source>
        <translation>Buchstaben, Eröffnungsdatenbank, Prozent, Gewinnrate, Statistik</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>match, occurrence</source>
        <translation>Treffer, Fundstelle, Vorkommen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>return to search, search result</source>
        <translation>zur Suche zurückkehren, Suchergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>database, build, import, Kombilo</source>
        <translation>Datenbank, anlegen, importieren, Kombilo</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>database, choose, delete</source>
        <translation>Datenbank, wählen, löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>database, refresh, rebuild</source>
        <translation>Datenbank, aktualisieren, neu aufbauen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>database, errors, broken files, damaged files</source>
        <translation>Datenbank, Fehler, beschädigte Dateien, nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>win rate, plot, graph, percentage, career</source>
        <translation>Gewinnrate, Diagramm, Grafik, Prozent, Laufbahn</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>fuseki, table, chart, rotation, symmetry</source>
        <translation>Fuseki, Tabelle, Diagramm, Drehung, Symmetrie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>same game, repeated games, copies</source>
        <translation>gleiche Partie, doppelte Partien, Kopien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>fix, clean, validate, errors</source>
        <translation>reparieren, säubern, überprüfen, Fehler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>without mouse, accessibility, crosshair</source>
        <translation>ohne Maus, Barrierefreiheit, Fadenkreuz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>command palette, search</source>
        <translation>Befehlspalette, Suche</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>hotkeys, key bindings</source>
        <translation>Tastenkürzel, Tastenbelegung, Hotkeys</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>turn, spin</source>
        <translation>drehen, rotieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>flip, reflect, reverse</source>
        <translation>umdrehen, spiegeln, spiegelverkehrt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>reset view, unrotated</source>
        <translation>Ansicht zurücksetzen, ungedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>torus, cylinder, shift</source>
        <translation>Torus, Zylinder, verschieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>scroll back, torus, cylinder</source>
        <translation>zurückschieben, Torus, Zylinder</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>magnify, enlarge</source>
        <translation>größer, Zoom, Lupe, heranholen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>reset zoom, 100%, normal size</source>
        <translation>Zoom zurücksetzen, 100 %, normale Größe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>resize, maximise</source>
        <translation>Größe ändern, maximieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>fold, unfold</source>
        <translation>zuklappen, aufklappen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>unfold, open all</source>
        <translation>aufklappen, alles öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>bare board, hide markup, hide variations, hide move numbers</source>
        <translation>nur das Brett, Markierungen ausblenden, Varianten ausblenden, Zugnummern ausblenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>workspace, arrange</source>
        <translation>Arbeitsbereich, anordnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>workspace, arrangement</source>
        <translation>Arbeitsbereich, Layout</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>workspace, remove</source>
        <translation>Arbeitsbereich, entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>reset panels, rearrange, docks</source>
        <translation>Fensterbereiche zurücksetzen, anordnen, Docks</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>night mode, black</source>
        <translation>Nachtmodus, dunkel, schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>fullscreen, maximise</source>
        <translation>ganzer Bildschirm, maximieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>board only, distraction-free, presentation</source>
        <translation>nur das Brett, ablenkungsfrei, Präsentation</translation>
    </message>
    <message>
        <source>picture, image, diagram, print, page</source>
        <translation type="vanished">Bild, Diagramm, drucken, Seite</translation>
    </message>
    <message>
        <source>board size, large, small</source>
        <translation type="vanished">Brettgröße, groß, klein</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/command_palette.py"/>
        <source>Type a command or keyword</source>
        <translation>Befehl oder Stichwort eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/command_palette.py"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/command_palette.py"/>
        <source>No matching commands</source>
        <translation>Keine passenden Befehle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/command_palette.py"/>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation type="vanished">Kein Befehl heißt so.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>&amp;Coordinates at Edges</source>
        <translation>&amp;Koordinaten am Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Show coordinates at the edges of the board</source>
        <translation>Koordinaten am Rand des Brettes zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Coordinates on &amp;Points</source>
        <translation>Koordinaten auf &amp;Punkten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Show coordinates on the points of the board</source>
        <translation>Koordinaten auf den Punkten des Brettes zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Notation &amp;Grid</source>
        <translation>Notations&amp;raster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Show the quadrants, squares or diagonals on which the notation is based</source>
        <translation>Die Quadranten, Quadrate oder Diagonalen zeigen, auf denen die Notation beruht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>&amp;Highlight Lines under Pointer</source>
        <translation>&amp;Linien unter dem Zeiger hervorheben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Highlight the lines that give the point under the pointer its coordinates</source>
        <translation>Die Linien hervorheben, aus denen sich die Koordinaten des Punktes unter dem Zeiger ergeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>&amp;Rotate Coordinates with Board</source>
        <translation>Koordinaten &amp;mit dem Brett drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Rotate coordinates with the board instead of keeping them in place</source>
        <translation>Koordinaten mit dem Brett drehen, statt sie an Ort und Stelle zu lassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Rewrite Coordinates &amp;in Comments…</source>
        <translation>Koordinaten &amp;in Kommentaren umschreiben…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Convert the coordinates in all comments to another notation</source>
        <translation>Die Koordinaten in allen Kommentaren in eine andere Notation umwandeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Co&amp;mpare Notations…</source>
        <translation>Notationen &amp;vergleichen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Show the moves in all notations side by side</source>
        <translation>Die Züge in allen Notationen nebeneinander zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Re&amp;ference Chart…</source>
        <translation>Ü&amp;bersichtstafel…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Print a board with the coordinates of every point</source>
        <translation>Ein Brett mit den Koordinaten aller Punkte drucken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>&amp;About the Notations</source>
        <translation>Üb&amp;er die Notationen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>Show what each notation looks like and where it comes from</source>
        <translation>Zeigen, wie die einzelnen Notationen aussehen und woher sie stammen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Revert the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Redo the edit that was undone last</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Cut Branch</source>
        <translation>&amp;Zweig ausschneiden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Cut this node and everything after it</source>
        <translation>Diesen Knoten und alles danach ausschneiden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy &amp;Branch</source>
        <translation>Zweig &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy this node and everything after it as SGF</source>
        <translation>Diesen Knoten und alles danach als SGF kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Paste Branch</source>
        <translation>Zwe&amp;ig einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Insert the copied branch after this node</source>
        <translation>Den kopierten Zweig nach diesem Knoten einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Delete Branch</source>
        <translation>Zweig &amp;löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Delete this node and everything after it</source>
        <translation>Diesen Knoten und alles danach löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Delete &amp;Node Only</source>
        <translation>&amp;Nur diesen Knoten löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Delete this node but keep what follows it</source>
        <translation>Diesen Knoten löschen, aber alles danach behalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Picture</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the position as a picture to paste into other programs</source>
        <translation>Die Stellung als Bild kopieren, um sie in andere Programme einzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Diagram for Sensei's Library</source>
        <translation>&amp;Diagramm für Sensei's Library</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the position and its markup in the diagram format of Sensei's Library</source>
        <translation>Die Stellung mit ihren Markierungen im Diagrammformat von Sensei's Library kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Diagram for &amp;Forums ([go] Tags)</source>
        <translation>Diagramm für &amp;Foren ([go]-Tags)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the position and its markup in the tags that Go forums turn into a diagram</source>
        <translation>Die Stellung mit ihren Markierungen in den Tags kopieren, aus denen Go-Foren ein Diagramm machen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Plain &amp;Text Board</source>
        <translation>Brett als &amp;Text</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the position as a text board with coordinates, for e-mail</source>
        <translation>Die Stellung als Textbrett mit Koordinaten kopieren, etwa für E-Mails</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Board as in &amp;GNU Go</source>
        <translation>Brett wie in &amp;GNU Go</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the position as GNU Go's command showboard prints it</source>
        <translation>Die Stellung so kopieren, wie sie der Befehl showboard von GNU Go ausgibt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Board as in GNU Go, with &amp;Last Move</source>
        <translation>Brett wie in GNU Go, mit &amp;letztem Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the position as GNU Go prints it in ASCII mode</source>
        <translation>Die Stellung so kopieren, wie sie GNU Go im ASCII-Modus ausgibt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Board for &amp;sgfmill</source>
        <translation>Brett für &amp;sgfmill</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the position as the Python library sgfmill reads it</source>
        <translation>Die Stellung so kopieren, wie sie die Python-Bibliothek sgfmill liest</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Moves as Text</source>
        <translation>&amp;Züge als Text</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy the main line in the chosen notation</source>
        <translation>Die Hauptvariante in der gewählten Notation kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Paste &amp;Text…</source>
        <translation>&amp;Text einfügen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Paste a point, moves, a board or a game record in any notation</source>
        <translation>Einen Punkt, Züge, ein Brett oder eine Partie in beliebiger Notation einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Make Main Line</source>
        <translation>&amp;Zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Make the current line the main line</source>
        <translation>Die aktuelle Zugfolge zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Move &amp;Variation Up</source>
        <translation>&amp;Variante nach oben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Move this variation before the previous one</source>
        <translation>Diese Variante vor die vorige setzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Move Variation &amp;Down</source>
        <translation>Variante &amp;nach unten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Move this variation after the next one</source>
        <translation>Diese Variante hinter die nächste setzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Delete &amp;Other Variations</source>
        <translation>Andere Varianten &amp;löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Delete the alternatives to this line at the nearest fork</source>
        <translation>Die Alternativen zu dieser Zugfolge an der nächstgelegenen Verzweigung löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Keep Only This Line</source>
        <translation>Nur &amp;diese Zugfolge behalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Delete all variations except the current line</source>
        <translation>Alle Varianten außer der aktuellen Zugfolge löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Make This Position the &amp;Start</source>
        <translation>Diese Stellung zum &amp;Anfang machen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Delete the moves before this position and begin the record with it</source>
        <translation>Die Züge vor dieser Stellung löschen und die Partie mit ihr beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Copy Line to New Game</source>
        <translation>Zugfolge &amp;in neue Partie kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy this line to a new game in the same file</source>
        <translation>Diese Zugfolge in eine neue Partie derselben Datei kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Set Up Stones</source>
        <translation>&amp;Steine aufbauen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Click to place black stones, right-click for white; click again to remove</source>
        <translation>Mit Klick schwarze, mit Rechtsklick weiße Steine setzen; erneuter Klick entfernt sie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Edit This Setup Node</source>
        <translation>Aufbau dieses &amp;Knotens bearbeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Change the setup stones of this node even if moves follow it</source>
        <translation>Die aufgebauten Steine dieses Knotens ändern, auch wenn Züge folgen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Insert Setup before Next Move</source>
        <translation>Aufbau &amp;vor dem nächsten Zug einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Move these setup stones from a variation into the game</source>
        <translation>Diese aufgebauten Steine aus der Variante in die Partie übernehmen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Clear Board</source>
        <translation>&amp;Brett leeren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Remove all stones from the board</source>
        <translation>Alle Steine vom Brett entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Change Side to &amp;Play</source>
        <translation>Spieler &amp;am Zug wechseln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Switch between “Black to play” and “White to play”</source>
        <translation>Zwischen „Schwarz am Zug“ und „Weiß am Zug“ wechseln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Find moves, or text in comments and node names</source>
        <translation>Züge suchen sowie Text in Kommentaren und Knotennamen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>F&amp;ind Next</source>
        <translation>Weitersu&amp;chen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Go to the next search result</source>
        <translation>Zum nächsten Suchergebnis gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Find Previ&amp;ous</source>
        <translation>Rückwärts suc&amp;hen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Go to the previous search result</source>
        <translation>Zum vorigen Suchergebnis gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Change the settings of the program</source>
        <translation>Die Einstellungen des Programms ändern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Start a new game record</source>
        <translation>Eine neue Partie beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>New &amp;Game in Same Event…</source>
        <translation>Neue &amp;Partie im selben Turnier…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Start the next game of this event with the same rules and time limit</source>
        <translation>Die nächste Partie dieses Turniers mit denselben Regeln und derselben Bedenkzeit beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>New &amp;Window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Open another window for a second game</source>
        <translation>Ein weiteres Fenster für eine zweite Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Open…</source>
        <translation>Öffn&amp;en…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Open a game record</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Open &amp;Text Record…</source>
        <translation>Partie aus &amp;Text öffnen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Open a game record written as text in any notation</source>
        <translation>Eine in beliebiger Notation als Text geschriebene Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Save the record</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Save the record under a new name</source>
        <translation>Die Partie unter neuem Namen speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Sa&amp;ve As Text…</source>
        <translation>&amp;Als Text speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Save the moves as text in the chosen notation</source>
        <translation>Die Züge als Text in der gewählten Notation speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Previous File in Folder</source>
        <translation>&amp;Vorige Datei im Ordner</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Open the previous file in this folder</source>
        <translation>Die vorige Datei in diesem Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Next &amp;File in Folder</source>
        <translation>Nächste &amp;Datei im Ordner</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Open the next file in this folder</source>
        <translation>Die nächste Datei in diesem Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Load the file from disk again</source>
        <translation>Die Datei erneut vom Datenträger laden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Reopen with &amp;Encoding…</source>
        <translation>&amp;Mit anderer Kodierung öffnen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Choose the encoding of the file with a preview of its text</source>
        <translation>Die Kodierung der Datei anhand einer Textvorschau wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Compare with File on Disk…</source>
        <translation>Mit gespeicherter &amp;Datei vergleichen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Show the differences between this record and its file</source>
        <translation>Die Unterschiede zwischen dieser Partie und ihrer Datei zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Open Backup…</source>
        <translation>&amp;Sicherung öffnen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Show earlier versions of this file</source>
        <translation>Frühere Fassungen dieser Datei zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Export Position…</source>
        <translation>Stellung e&amp;xportieren…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Save the position in the current view as PNG, PDF, SVG, WebP or text</source>
        <translation>Die Stellung in der aktuellen Ansicht als PNG, PDF, SVG, WebP oder Text speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>E&amp;xport Position as PDF…</source>
        <translation>Ste&amp;llung als PDF exportieren…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Save a diagram of the position in the current view on a page</source>
        <translation>Ein Diagramm der Stellung in der aktuellen Ansicht auf einer Seite speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Pr&amp;int and Export…</source>
        <translation>D&amp;rucken und exportieren…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Arrange games, positions and problems on pages to print or export</source>
        <translation>Partien, Stellungen und Probleme zum Drucken oder Exportieren auf Seiten anordnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>Close all windows and quit</source>
        <translation>Alle Fenster schließen und das Programm beenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Play Moves</source>
        <translation>&amp;Züge spielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Play moves by clicking</source>
        <translation>Züge durch Klicken spielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>R&amp;ecording</source>
        <translation>&amp;Aufzeichnung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Record a game: each click adds a move at the end</source>
        <translation>Eine Partie aufzeichnen: Jeder Klick fügt am Ende einen Zug an</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>P&amp;ass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Pass for the side to play</source>
        <translation>Für den Spieler am Zug passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Type Move…</source>
        <translation>Zug &amp;eingeben…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Type a move in the chosen notation</source>
        <translation>Einen Zug in der gewählten Notation eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Re&amp;sign</source>
        <translation>A&amp;ufgeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Record that the side to play resigns</source>
        <translation>Festhalten, dass der Spieler am Zug aufgibt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Move This Stone…</source>
        <translation>&amp;Diesen Stein versetzen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Correct where this move was played and keep what follows it</source>
        <translation>Den Punkt dieses Zuges berichtigen und alles danach behalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Insert Move…</source>
        <translation>Zu&amp;g einfügen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Insert a missed move before this one</source>
        <translation>Einen vergessenen Zug vor diesem einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Change Colour of This Move</source>
        <translation>&amp;Farbe dieses Zuges ändern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Give this move to the other player</source>
        <translation>Diesen Zug dem anderen Spieler zuordnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Swap Colours from Here</source>
        <translation>Farben &amp;von hier an tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Swap the colours of all moves after this one</source>
        <translation>Die Farben aller Züge nach diesem Zug tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Swap &amp;Black and White…</source>
        <translation>&amp;Schwarz und Weiß tauschen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Swap Black and White throughout the record</source>
        <translation>Schwarz und Weiß in der ganzen Partie tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Rotate Record to This View</source>
        <translation>&amp;Partie in diese Ansicht drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Rewrite the record so that the current view becomes the normal view</source>
        <translation>Die Partie so umschreiben, dass die aktuelle Ansicht zur normalen Ansicht wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Game Information…</source>
        <translation>Par&amp;tiedaten…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Edit players, event, rules, result and other information</source>
        <translation>Spieler, Turnier, Regeln, Ergebnis und weitere Angaben bearbeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Choose the rules for playing and scoring the game</source>
        <translation>Die Regeln zum Spielen und Auszählen der Partie wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Handicap Stones…</source>
        <translation>&amp;Vorgabesteine…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Place handicap stones at the start of the game</source>
        <translation>Vorgabesteine am Anfang der Partie setzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Games in This &amp;File…</source>
        <translation>Partien &amp;in dieser Datei…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Choose, reorder, add and delete games</source>
        <translation>Partien auswählen, umordnen, hinzufügen und löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Sc&amp;ore</source>
        <translation>Au&amp;szählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Mark dead stones and score the position by the rules of the game</source>
        <translation>Tote Steine markieren und die Stellung nach den Regeln der Partie auszählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Fi&amp;nish Game…</source>
        <translation>Partie bee&amp;nden…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Enter the result and end the recording</source>
        <translation>Das Ergebnis eingeben und die Aufzeichnung beenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Recor&amp;d Move Times</source>
        <translation>Zugzeiten au&amp;fzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Record the time of each move</source>
        <translation>Die Zeit jedes Zuges aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>P&amp;lay Stone Sounds</source>
        <translation>Steingeräus&amp;che abspielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>Play a sound for each move</source>
        <translation>Bei jedem Zug ein Geräusch abspielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>Open the manual at the page for the active panel or dialog</source>
        <translation>Das Handbuch auf der Seite zur aktiven Seitenleiste oder zum aktiven Dialog öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>&amp;Keyboard and Mouse…</source>
        <translation>&amp;Tastatur und Maus…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>List all keyboard shortcuts and mouse actions</source>
        <translation>Alle Tastenkürzel und Mausaktionen auflisten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>Show what the program can do</source>
        <translation>Zeigen, was das Programm kann</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>What's &amp;New</source>
        <translation>&amp;Neuigkeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>Show what has changed in each version</source>
        <translation>Zeigen, was sich in den einzelnen Versionen geändert hat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>&amp;About Goboard</source>
        <translation>Über &amp;Goboard</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>Show the version, licences and folders in use</source>
        <translation>Version, Lizenzen und verwendete Ordner zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Triangle</source>
        <translation>&amp;Dreieck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark points with a triangle</source>
        <translation>Punkte mit einem Dreieck markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Square</source>
        <translation>&amp;Quadrat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark points with a square</source>
        <translation>Punkte mit einem Quadrat markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Circle</source>
        <translation>&amp;Kreis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark points with a circle</source>
        <translation>Punkte mit einem Kreis markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>C&amp;ross</source>
        <translation>K&amp;reuz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark points with a cross</source>
        <translation>Punkte mit einem Kreuz markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>S&amp;elected</source>
        <translation>&amp;Ausgewählt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark points as selected</source>
        <translation>Punkte als ausgewählt markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Dimmed</source>
        <translation>A&amp;bgeblendet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Dim points on the board</source>
        <translation>Punkte auf dem Brett abblenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Label</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Add letters in order; hold Shift to add any text</source>
        <translation>Buchstaben der Reihe nach setzen; bei gedrückter Umschalttaste beliebigen Text eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Number</source>
        <translation>&amp;Nummer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Add numbers in order; hold Shift to add any text</source>
        <translation>Nummern der Reihe nach setzen; bei gedrückter Umschalttaste beliebigen Text eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Arrow</source>
        <translation>&amp;Pfeil</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Draw an arrow from one point to another</source>
        <translation>Einen Pfeil von einem Punkt zu einem anderen zeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>L&amp;ine</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Draw a line from one point to another</source>
        <translation>Eine Linie von einem Punkt zu einem anderen zeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Path</source>
        <translation>Pf&amp;ad</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Click two stones of one colour or two empty points to show the shortest path</source>
        <translation>Zwei Steine einer Farbe oder zwei leere Punkte anklicken, um den kürzesten Pfad dazwischen zu zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Territory</source>
        <translation>&amp;Gebiet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Click to mark black territory, right-click for white; click again to remove</source>
        <translation>Mit Klick schwarzes, mit Rechtsklick weißes Gebiet markieren; erneuter Klick entfernt die Markierung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Label &amp;Chains</source>
        <translation>&amp;Ketten beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Label chains with numbers and empty regions with letters</source>
        <translation>Die Ketten mit Nummern und die leeren Bereiche mit Buchstaben beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Label Libe&amp;rties</source>
        <translation>Freihei&amp;ten beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Label chains with numbers and their liberties with letters</source>
        <translation>Die Ketten mit Nummern und ihre Freiheiten mit Buchstaben beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>La&amp;bel Path</source>
        <translation>Pfad beschr&amp;iften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Label the points of the path shown</source>
        <translation>Die Punkte des gezeigten Pfades beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Clean &amp;Up Markup…</source>
        <translation>&amp;Markierungen aufräumen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Remove selected kinds of marks, labels and comments</source>
        <translation>Ausgewählte Arten von Zeichen, Beschriftungen und Kommentaren entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Good Move</source>
        <translation>&amp;Guter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this move as good</source>
        <translation>Diesen Zug als gut kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Interesting Move</source>
        <translation>&amp;Interessanter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this move as interesting</source>
        <translation>Diesen Zug als interessant kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Doubtful Move</source>
        <translation>&amp;Zweifelhafter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this move as doubtful</source>
        <translation>Diesen Zug als zweifelhaft kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Bad Move</source>
        <translation>&amp;Schlechter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this move as bad</source>
        <translation>Diesen Zug als schlecht kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Good &amp;for Black</source>
        <translation>Gut &amp;für Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this position as good for Black</source>
        <translation>Diese Stellung als gut für Schwarz kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Good for &amp;White</source>
        <translation>Gut für &amp;Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this position as good for White</source>
        <translation>Diese Stellung als gut für Weiß kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Even Position</source>
        <translation>&amp;Ausgeglichene Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this position as even</source>
        <translation>Diese Stellung als ausgeglichen kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Unclear Position</source>
        <translation>&amp;Unklare Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this position as unclear</source>
        <translation>Diese Stellung als unklar kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Add “&amp;Very” to Evaluation</source>
        <translation>„Sehr“ zur Bewertung &amp;hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Strengthen the evaluation of this node, for example from “good” to “very good”</source>
        <translation>Die Bewertung dieses Knotens verstärken, etwa von „gut“ zu „sehr gut“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Hotspot</source>
        <translation>&amp;Wichtige Stelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mark this node to return to it later</source>
        <translation>Diesen Knoten markieren, um später zu ihm zurückzukehren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Na&amp;me This Node…</source>
        <translation>&amp;Diesen Knoten benennen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Give this node a name</source>
        <translation>Diesem Knoten einen Namen geben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Start Figure Here</source>
        <translation>&amp;Figur hier beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Start a new figure at this node when printing</source>
        <translation>Beim Drucken an diesem Knoten eine neue Figur beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Figure Options…</source>
        <translation>F&amp;iguroptionen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Set the title, appearance and move numbers of the figure that starts here</source>
        <translation>Titel, Aussehen und Zugnummern der hier beginnenden Figur festlegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Visible Part</source>
        <translation>&amp;Ausschnitt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Drag over the part of the board to show from here on; click to show the whole board</source>
        <translation>Mit der Maus über den Teil des Brettes ziehen, der von hier an gezeigt werden soll; ein Klick zeigt das ganze Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Divide into Figures…</source>
        <translation>In Figuren auf&amp;teilen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Divide the whole record into figures for printing</source>
        <translation>Die ganze Partie zum Drucken in Figuren aufteilen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Remove All Figures</source>
        <translation>Alle Figuren &amp;entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Remove all figures from the record, with their numbering and visible parts</source>
        <translation>Alle Figuren samt Nummerierung und Ausschnitten aus der Partie entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Hide move numbers</source>
        <translation>Zugnummern verbergen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Number all stones on the board</source>
        <translation>Alle Steine auf dem Brett nummerieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>&amp;Last Moves</source>
        <translation>&amp;Letzte Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Number the last moves</source>
        <translation>Die letzten Züge nummerieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>&amp;From This Move</source>
        <translation>Ab &amp;diesem Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Number the moves starting with the current one</source>
        <translation>Die Züge ab dem aktuellen Zug nummerieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>This &amp;Variation</source>
        <translation>Diese &amp;Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Number the moves of the current variation</source>
        <translation>Die Züge der aktuellen Variante nummerieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>As in &amp;Record</source>
        <translation>Wie in der Pa&amp;rtie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Number moves as the record specifies for printed figures</source>
        <translation>Züge so nummerieren, wie es die Partie für gedruckte Figuren vorgibt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>&amp;Start at 1</source>
        <translation>&amp;Bei 1 beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Start numbering at 1 instead of the actual move number</source>
        <translation>Die Nummerierung mit 1 statt mit der tatsächlichen Zugnummer beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Set Number of Last &amp;Moves…</source>
        <translation>An&amp;zahl der nummerierten Züge…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Choose how many of the last moves to number</source>
        <translation>Wählen, wie viele der letzten Züge nummeriert werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Start</source>
        <translation>&amp;Anfang</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the start of the record</source>
        <translation>Zum Anfang der Partie gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the previous move</source>
        <translation>Zum vorigen Zug gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next move</source>
        <translation>Zum nächsten Zug gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;End</source>
        <translation>&amp;Ende</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the end of this line</source>
        <translation>Zum Ende dieser Zugfolge gehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Back %n &amp;Moves</source>
        <translation>
            <numerusform>%n Zu&amp;g zurück</numerusform>
            <numerusform>%n Zü&amp;ge zurück</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go back ten moves</source>
        <translation>Zehn Züge zurückgehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>F&amp;orward %n Moves</source>
        <translation>
            <numerusform>%n Zug v&amp;orwärts</numerusform>
            <numerusform>%n Züge v&amp;orwärts</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go forward ten moves</source>
        <translation>Zehn Züge vorwärtsgehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Previous Variation</source>
        <translation>Vo&amp;rige Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the previous alternative to this move, or back if there is none</source>
        <translation>Zur vorigen Alternative zu diesem Zug gehen, oder zurück, wenn es keine gibt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Next Variation</source>
        <translation>&amp;Nächste Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next alternative to this move, or forward if there is none</source>
        <translation>Zur nächsten Alternative zu diesem Zug gehen, oder vor, wenn es keine gibt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Back to Main &amp;Line</source>
        <translation>Zurück zur &amp;Hauptvariante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to where this variation leaves the main line</source>
        <translation>Zu der Stelle gehen, an der diese Variante von der Hauptvariante abzweigt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Go to Move…</source>
        <translation>Z&amp;u Zug gehen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to a move by its number</source>
        <translation>Zu einem Zug mit bestimmter Nummer gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Previous Fork</source>
        <translation>&amp;Vorige Verzweigung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the previous move with alternatives</source>
        <translation>Zum vorigen Zug mit Alternativen gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Next Fork</source>
        <translation>&amp;Nächste Verzweigung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next move with alternatives</source>
        <translation>Zum nächsten Zug mit Alternativen gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Previous &amp;Comment</source>
        <translation>Voriger &amp;Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the previous node with a comment</source>
        <translation>Zum vorigen Knoten mit Kommentar gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>N&amp;ext Comment</source>
        <translation>Nä&amp;chster Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next node with a comment</source>
        <translation>Zum nächsten Knoten mit Kommentar gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Previous &amp;Hotspot</source>
        <translation>Vorige wichtige &amp;Stelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the previous node marked as a hotspot</source>
        <translation>Zum vorigen als wichtig markierten Knoten gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Nex&amp;t Hotspot</source>
        <translation>Nächste &amp;wichtige Stelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next node marked as a hotspot</source>
        <translation>Zum nächsten als wichtig markierten Knoten gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Previous &amp;Figure</source>
        <translation>Vorige &amp;Figur</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the previous node that starts a figure</source>
        <translation>Zum vorigen Knoten gehen, an dem eine Figur beginnt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Next F&amp;igure</source>
        <translation>Nächs&amp;te Figur</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next node that starts a figure</source>
        <translation>Zum nächsten Knoten gehen, an dem eine Figur beginnt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>S&amp;ame Position Elsewhere</source>
        <translation>G&amp;leiche Stellung anderswo</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next occurrence of this position in the record</source>
        <translation>Zum nächsten Vorkommen dieser Stellung in der Partie gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Previous Game &amp;in File</source>
        <translation>Vorige &amp;Partie in der Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the previous game in this file</source>
        <translation>Zur vorigen Partie in dieser Datei gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Ne&amp;xt Game in File</source>
        <translation>Nächste Partie in der &amp;Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go to the next game in this file</source>
        <translation>Zur nächsten Partie in dieser Datei gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Lower Left</source>
        <translation>Unten &amp;links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Rotate or mirror the board to show the last move at the lower left</source>
        <translation>Das Brett so drehen oder spiegeln, dass der letzte Zug unten links liegt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Upper Left</source>
        <translation>&amp;Oben links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Rotate or mirror the board to show the last move at the upper left</source>
        <translation>Das Brett so drehen oder spiegeln, dass der letzte Zug oben links liegt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Upper &amp;Right</source>
        <translation>Oben &amp;rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Rotate or mirror the board to show the last move at the upper right</source>
        <translation>Das Brett so drehen oder spiegeln, dass der letzte Zug oben rechts liegt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Lo&amp;wer Right</source>
        <translation>&amp;Unten rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Rotate or mirror the board to show the last move at the lower right</source>
        <translation>Das Brett so drehen oder spiegeln, dass der letzte Zug unten rechts liegt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Liberties of Chain under Pointer</source>
        <translation>&amp;Freiheiten der Kette unter dem Zeiger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Label the liberties of the chain under the pointer with letters</source>
        <translation>Die Freiheiten der Kette unter dem Zeiger mit Buchstaben beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Number of Liberties</source>
        <translation>&amp;Anzahl der Freiheiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Show the number of liberties on each chain</source>
        <translation>Auf jeder Kette die Anzahl ihrer Freiheiten zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Chain Labels</source>
        <translation>K&amp;ettenbeschriftung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Show numbers on chains and letters on empty regions</source>
        <translation>Nummern auf Ketten und Buchstaben auf leeren Bereichen zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Atari</source>
        <translation>A&amp;tari</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Mark chains in atari and their last liberties</source>
        <translation>Ketten im Atari und ihre letzten Freiheiten markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Empty Regions</source>
        <translation>&amp;Leere Bereiche</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Label empty regions with letters and show which colour surrounds them</source>
        <translation>Leere Bereiche mit Buchstaben beschriften und zeigen, welche Farbe sie umgibt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>E&amp;yes</source>
        <translation>A&amp;ugen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Mark eyes; one-point eyes are shown with a pupil</source>
        <translation>Augen markieren; Ein-Punkt-Augen werden mit Pupille gezeigt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Safe Families</source>
        <translation>&amp;Sichere Familien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Mark families of chains that each touch two eyes (Citizendium)</source>
        <translation>Familien von Ketten markieren, die je zwei Augen berühren (Citizendium)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Unconditional Life</source>
        <translation>Bedi&amp;ngungsloses Leben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Mark pass-alive chains (Benson)</source>
        <translation>Bedingungslos lebende Ketten markieren (Benson)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Neutral &amp;Points</source>
        <translation>Neutrale &amp;Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Shade neutral points</source>
        <translation>Neutrale Punkte schattieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Hide all life and liberty markings</source>
        <translation>Alle Markierungen zu Leben und Freiheiten ausblenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Guess Next Move</source>
        <translation>&amp;Nächsten Zug raten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Guess the moves of the game one by one</source>
        <translation>Die Züge der Partie der Reihe nach raten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Coordinate Trainer…</source>
        <translation>&amp;Koordinatentrainer…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Practise reading and finding coordinates</source>
        <translation>Das Lesen und Finden von Koordinaten üben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Compare &amp;Openings…</source>
        <translation>&amp;Eröffnungen vergleichen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Compare two openings in any rotation or reflection</source>
        <translation>Zwei Eröffnungen in jeder Drehung und Spiegelung vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Best Play…</source>
        <translation>&amp;Bestes Spiel…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Find the exact result and the best moves for a position on a small board</source>
        <translation>Das genaue Ergebnis und die besten Züge einer Stellung auf einem kleinen Brett finden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Find Position in Collection</source>
        <translation>&amp;Stellung in Sammlung suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Search your game collection for the current position as you move through the game</source>
        <translation>Die Sammlung laufend nach der aktuellen Stellung durchsuchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Select Search Region</source>
        <translation>Suchbereich &amp;wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Drag over the part of the board to search for, or type two opposite corners</source>
        <translation>Zum Suchen mit der Maus über einen Teil des Bretts ziehen oder zwei gegenüberliegende Ecken eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Search &amp;Whole Board</source>
        <translation>Stellung des &amp;ganzen Bretts suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Search for the whole-board position instead of a region</source>
        <translation>Nach der Stellung auf dem ganzen Brett statt nach einem Bereich suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Continuations on Board</source>
        <translation>&amp;Fortsetzungen auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Show continuations from the collection on the board</source>
        <translation>Fortsetzungen aus der Sammlung auf dem Brett zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Next Hit</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Go to the next hit, in this game or the next one</source>
        <translation>Zum nächsten Treffer gehen, in dieser Partie oder der nächsten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Previous Hit</source>
        <translation>&amp;Voriger Treffer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Go to the previous hit, in this game or the previous one</source>
        <translation>Zum vorigen Treffer gehen, in dieser Partie oder der vorigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Back to Search Position</source>
        <translation>&amp;Zurück zur gesuchten Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Go back to the position you searched for</source>
        <translation>Zur gesuchten Stellung zurückgehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;New Collection…</source>
        <translation>&amp;Neue Sammlung…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Index folders of game records to search them all at once</source>
        <translation>Ordner mit Partien in einen Index aufnehmen, um alle Partien auf einmal zu durchsuchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Open Collection…</source>
        <translation>&amp;Sammlung öffnen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Open another collection, or remove one</source>
        <translation>Eine andere Sammlung öffnen oder Sammlungen entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Update Collection…</source>
        <translation>Sammlung &amp;aktualisieren…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Index new and changed files</source>
        <translation>Neue und geänderte Dateien in den Index aufnehmen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Unreadable &amp;Files…</source>
        <translation>Unlesbare &amp;Dateien…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>List the files that couldn't be read, and why</source>
        <translation>Die nicht lesbaren Dateien mit Angabe des Grundes auflisten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Statistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Show games and wins by year, player and event, as tables and charts</source>
        <translation>Partien und Siege nach Jahr, Spieler und Turnier in Tabellen und Grafiken zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Opening &amp;Report…</source>
        <translation>&amp;Eröffnungsbericht…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Count how often players chose each named opening</source>
        <translation>Zählen, wie oft Spieler die einzelnen benannten Eröffnungen wählten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Duplicates…</source>
        <translation>D&amp;ubletten…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>List games that are probably in the collection more than once</source>
        <translation>Partien auflisten, die wahrscheinlich mehrfach in der Sammlung sind</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Check and &amp;Tidy Up…</source>
        <translation>&amp;Prüfen und aufräumen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>List redundant or incorrect parts of the record and repair the ones you choose</source>
        <translation>Überflüssige und fehlerhafte Teile der Partie auflisten und die ausgewählten reparieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Keyboard Cursor</source>
        <translation>&amp;Tastaturcursor</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Move a cursor on the board with the arrow keys and click with Enter</source>
        <translation>Einen Cursor mit den Pfeiltasten über das Brett bewegen und mit der Eingabetaste klicken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;All Commands…</source>
        <translation>Alle &amp;Befehle…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Find any command by typing its name</source>
        <translation>Einen Befehl durch Eingabe seines Namens finden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>K&amp;eyboard Shortcuts…</source>
        <translation>Tast&amp;enkürzel…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>Change the keyboard shortcuts of commands</source>
        <translation>Die Tastenkürzel der Befehle ändern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Rotate Right</source>
        <translation>&amp;Nach rechts drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Rotate the view clockwise</source>
        <translation>Die Ansicht im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Rotate &amp;Left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Rotate the view counter-clockwise</source>
        <translation>Die Ansicht gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Mirror Horizontally</source>
        <translation>H&amp;orizontal spiegeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Mirror the view left to right</source>
        <translation>Die Ansicht von links nach rechts spiegeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Mirror Ver&amp;tically</source>
        <translation>Vertikal s&amp;piegeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Mirror the view top to bottom</source>
        <translation>Die Ansicht von oben nach unten spiegeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Normal View</source>
        <translation>No&amp;rmale Ansicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show the board as recorded</source>
        <translation>Das Brett so zeigen, wie es aufgezeichnet wurde</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll &amp;Left</source>
        <translation>Nach &amp;links schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll a board with joined edges one line to the left</source>
        <translation>Die Ansicht eines Brettes mit verbundenen Rändern um eine Linie nach links schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll &amp;Right</source>
        <translation>Nach &amp;rechts schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll a board with joined edges one line to the right</source>
        <translation>Die Ansicht eines Brettes mit verbundenen Rändern um eine Linie nach rechts schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll &amp;Up</source>
        <translation>Nach &amp;oben schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll a board with joined edges up one line</source>
        <translation>Die Ansicht eines Brettes mit verbundenen Rändern um eine Linie nach oben schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll &amp;Down</source>
        <translation>Nach &amp;unten schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll a board with joined edges down one line</source>
        <translation>Die Ansicht eines Brettes mit verbundenen Rändern um eine Linie nach unten schieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Reset &amp;Scrolling</source>
        <translation>Verschiebung &amp;zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Return a scrolled board with joined edges to its original position</source>
        <translation>Ein verschobenes Brett mit verbundenen Rändern in die ursprüngliche Lage zurückbringen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Zoom In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Make the board larger</source>
        <translation>Das Brett größer darstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Zoom &amp;Out</source>
        <translation>V&amp;erkleinern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Make the board smaller</source>
        <translation>Das Brett kleiner darstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Actual Size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show stones at the same size on all boards</source>
        <translation>Steine auf allen Brettern gleich groß zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Fit to Window</source>
        <translation>&amp;An Fenster anpassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scale the board to the size of the window</source>
        <translation>Das Brett an die Größe des Fensters anpassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Compare Board Sizes…</source>
        <translation>&amp;Brettgrößen vergleichen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Compare 9×9, 13×13 and 19×19 boards at the same scale</source>
        <translation>Bretter der Größen 9×9, 13×13 und 19×19 im selben Maßstab vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Hide variations on the board</source>
        <translation>Varianten auf dem Brett verbergen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Ghost Stones</source>
        <translation>&amp;Durchscheinende Steine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show variations as translucent stones</source>
        <translation>Varianten als durchscheinende Steine zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Letters</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show variations as letters</source>
        <translation>Varianten als Buchstaben zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Moves after This Position</source>
        <translation>&amp;Züge nach dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show the moves that follow this position</source>
        <translation>Die Züge zeigen, die auf diese Stellung folgen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Alternatives to the Last Move</source>
        <translation>&amp;Alternativen zum letzten Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show the variations that replace the last move</source>
        <translation>Die Varianten zeigen, die den letzten Zug ersetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>As &amp;Specified in File</source>
        <translation>&amp;Wie in der Datei festgelegt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show variations as specified in the file</source>
        <translation>Varianten so zeigen, wie es in der Datei festgelegt ist</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Collapse Branch in Tree</source>
        <translation>Zweig &amp;im Baum einklappen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Hide or show the branch after this node in the tree</source>
        <translation>Den Zweig nach diesem Knoten im Baum verbergen oder zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Expand All Branches in Tree</source>
        <translation>A&amp;lle Zweige im Baum ausklappen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show every node in the tree</source>
        <translation>Alle Knoten im Baum zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Board and &amp;Stones Only</source>
        <translation>Nur Bre&amp;tt und Steine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Hide everything except stones, the last-move mark and edge coordinates</source>
        <translation>Alles außer den Steinen, der Markierung des letzten Zuges und den Koordinaten am Rand verbergen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Record</source>
        <translation>&amp;Aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show the panels and toolbars for recording a game</source>
        <translation>Die Seiten- und Werkzeugleisten zum Aufzeichnen einer Partie zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Study</source>
        <translation>&amp;Studieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show the panels and toolbars for studying games with the collection</source>
        <translation>Die Seiten- und Werkzeugleisten zum Studieren von Partien mit der Sammlung zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Annotate</source>
        <translation>&amp;Kommentieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show the panels and toolbars for annotating a game</source>
        <translation>Die Seiten- und Werkzeugleisten zum Kommentieren einer Partie zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Save &amp;Layout…</source>
        <translation>Anordnung s&amp;peichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Save the visible panels and toolbars and their sizes</source>
        <translation>Die sichtbaren Seiten- und Werkzeugleisten und ihre Größen speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Delete Layout…</source>
        <translation>Anordnung &amp;löschen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Delete a saved layout</source>
        <translation>Eine gespeicherte Anordnung löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Restore D&amp;efault Layout</source>
        <translation>S&amp;tandardanordnung wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Restore the default layout of panels and toolbars</source>
        <translation>Die Standardanordnung der Seiten- und Werkzeugleisten wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Dar&amp;k Theme</source>
        <translation>Dun&amp;kles Design</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Use dark colours in the window</source>
        <translation>Dunkle Farben im Fenster verwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Full Screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Show the window in full screen</source>
        <translation>Das Fenster auf dem ganzen Bildschirm zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Z&amp;en Mode</source>
        <translation>Z&amp;en-Modus</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Hide menus, toolbars and panels</source>
        <translation>Menüs, Werkzeug- und Seitenleisten verbergen</translation>
    </message>
    <message>
        <source>&amp;Diagram for Forums and Sensei's Library</source>
        <translation type="vanished">&amp;Diagramm für Foren und Sensei's Library</translation>
    </message>
    <message>
        <source>Go to the previous alternative to this move</source>
        <translation type="vanished">Zur vorigen Alternative zu diesem Zug gehen</translation>
    </message>
    <message>
        <source>Go to the next alternative to this move</source>
        <translation type="vanished">Zur nächsten Alternative zu diesem Zug gehen</translation>
    </message>
    <message>
        <source>Add letters to the liberties of the chain under the pointer, or else number all chains and letter their liberties</source>
        <translation type="vanished">Die Freiheiten der Kette unter dem Zeiger mit Buchstaben versehen, sonst alle Ketten nummerieren und ihre Freiheiten mit Buchstaben versehen</translation>
    </message>
    <message>
        <source>&amp;Clean Up Markup…</source>
        <translation type="vanished">&amp;Markierungen aufräumen…</translation>
    </message>
    <message>
        <source>help, names, coordinates, choose</source>
        <translation type="vanished">Hilfe, Namen, Koordinaten, wählen</translation>
    </message>
    <message>
        <source>scoring, count, result, territory, area, end of the game</source>
        <translation type="vanished">Wertung, Ergebnis, Gebiet, Fläche, Ende der Partie</translation>
    </message>
    <message>
        <source>beginning, first, rewind</source>
        <translation type="vanished">Beginn, erster, zurückspulen</translation>
    </message>
    <message>
        <source>last</source>
        <translation type="vanished">letzter</translation>
    </message>
    <message>
        <source>&amp;As PDF…</source>
        <translation type="vanished">&amp;Als PDF…</translation>
    </message>
    <message>
        <source>Save a picture of the position as PDF</source>
        <translation type="vanished">Ein Bild der Stellung als PDF speichern</translation>
    </message>
    <message>
        <source>image, export</source>
        <translation type="vanished">Grafik, Export</translation>
    </message>
    <message>
        <source>As &amp;SVG…</source>
        <translation type="vanished">Als &amp;SVG…</translation>
    </message>
    <message>
        <source>Save a picture of the position as SVG</source>
        <translation type="vanished">Ein Bild der Stellung als SVG speichern</translation>
    </message>
    <message>
        <source>As &amp;PNG…</source>
        <translation type="vanished">Als &amp;PNG…</translation>
    </message>
    <message>
        <source>Save a picture of the position as PNG</source>
        <translation type="vanished">Ein Bild der Stellung als PNG speichern</translation>
    </message>
    <message>
        <source>image, export, screenshot</source>
        <translation type="vanished">Grafik, Export, Bildschirmfoto</translation>
    </message>
    <message>
        <source>As &amp;Text Diagram…</source>
        <translation type="vanished">Als &amp;Textdiagramm…</translation>
    </message>
    <message>
        <source>Draw the position with letters</source>
        <translation type="vanished">Die Stellung mit Buchstaben zeichnen</translation>
    </message>
    <message>
        <source>ASCII</source>
        <translation type="vanished">ASCII</translation>
    </message>
    <message>
        <source>&amp;Japanese Rules</source>
        <translation type="vanished">&amp;Japanische Regeln</translation>
    </message>
    <message>
        <source>Territory and prisoners count, none in seki; a ko may not be retaken at once</source>
        <translation type="vanished">Gebiet und Gefangene zählen, keines im Seki; ein Ko darf nicht gleich zurückgeschlagen werden</translation>
    </message>
    <message>
        <source>komi</source>
        <translation type="vanished">Komi</translation>
    </message>
    <message>
        <source>&amp;Chinese Rules</source>
        <translation type="vanished">&amp;Chinesische Regeln</translation>
    </message>
    <message>
        <source>Area counts; no position may come again; a point to White per handicap stone</source>
        <translation type="vanished">Die Fläche zählt; keine Stellung darf wiederkehren; Weiß erhält je Vorgabestein einen Punkt</translation>
    </message>
    <message>
        <source>superko, komi</source>
        <translation type="vanished">Superko, Komi</translation>
    </message>
    <message>
        <source>&amp;Korean Rules</source>
        <translation type="vanished">&amp;Koreanische Regeln</translation>
    </message>
    <message>
        <source>&amp;AGA Rules</source>
        <translation type="vanished">&amp;AGA-Regeln</translation>
    </message>
    <message>
        <source>Area counts; a pass costs a stone; no position again with the same player to move</source>
        <translation type="vanished">Die Fläche zählt; Passen kostet einen Stein; keine Stellung mit demselben Spieler am Zug kehrt wieder</translation>
    </message>
    <message>
        <source>American, British, superko, pass stones</source>
        <translation type="vanished">amerikanisch, britisch, Superko, Passsteine</translation>
    </message>
    <message>
        <source>&amp;New Zealand Rules</source>
        <translation type="vanished">&amp;Neuseeländische Regeln</translation>
    </message>
    <message>
        <source>Area counts; suicide is allowed; no position again with the same player to move</source>
        <translation type="vanished">Die Fläche zählt; Selbstmord ist erlaubt; keine Stellung mit demselben Spieler am Zug kehrt wieder</translation>
    </message>
    <message>
        <source>NZ, superko</source>
        <translation type="vanished">NZ, Superko</translation>
    </message>
    <message>
        <source>&amp;Ing Rules</source>
        <translation type="vanished">&amp;Ing-Regeln</translation>
    </message>
    <message>
        <source>Area counts; suicide of several stones is allowed; no position may come again</source>
        <translation type="vanished">Die Fläche zählt; Selbstmord mehrerer Steine ist erlaubt; keine Stellung darf wiederkehren</translation>
    </message>
    <message>
        <source>GOE, SST, superko</source>
        <translation type="vanished">GOE, SST, Superko</translation>
    </message>
    <message>
        <source>&amp;Tromp–Taylor Rules</source>
        <translation type="vanished">&amp;Tromp-Taylor-Regeln</translation>
    </message>
    <message>
        <source>All that is on the board counts; suicide is allowed; no position may come again</source>
        <translation type="vanished">Alles auf dem Brett zählt; Selbstmord ist erlaubt; keine Stellung darf wiederkehren</translation>
    </message>
    <message>
        <source>logical, superko</source>
        <translation type="vanished">logisch, Superko</translation>
    </message>
    <message>
        <source>Citizendium &amp;Rules</source>
        <translation type="vanished">Citizendium-&amp;Regeln</translation>
    </message>
    <message>
        <source>All that is on the board counts, without komi; no position may come again</source>
        <translation type="vanished">Alles auf dem Brett zählt, ohne Komi; keine Stellung darf wiederkehren</translation>
    </message>
    <message>
        <source>superko, postulates</source>
        <translation type="vanished">Superko, Postulate</translation>
    </message>
    <message>
        <source>C&amp;ustom Rules…</source>
        <translation type="vanished">&amp;Eigene Regeln…</translation>
    </message>
    <message>
        <source>Choose suicide, ko, counting, komi and the rest one by one</source>
        <translation type="vanished">Selbstmord, Ko, Zählweise, Komi und alles andere einzeln wählen</translation>
    </message>
    <message>
        <source>superko, natural situational, rules of the game</source>
        <translation type="vanished">Superko, Spielregeln, Regelwerk</translation>
    </message>
    <message>
        <source>Rules Not &amp;Stated</source>
        <translation type="vanished">Re&amp;geln nicht angegeben</translation>
    </message>
    <message>
        <source>Let the record not say by which rules the game was played</source>
        <translation type="vanished">Nicht festhalten, nach welchen Regeln gespielt wurde</translation>
    </message>
    <message>
        <source>unknown, none</source>
        <translation type="vanished">unbekannt, keine</translation>
    </message>
    <message>
        <source>Plain &amp;Text Diagram</source>
        <translation type="vanished">&amp;Einfaches Textdiagramm</translation>
    </message>
    <message>
        <source>Copy the position, drawn with letters</source>
        <translation type="vanished">Die Stellung kopieren, mit Buchstaben gezeichnet</translation>
    </message>
    <message>
        <source>clipboard, export, terminal</source>
        <translation type="vanished">Zwischenablage, Export, ASCII</translation>
    </message>
    <message>
        <source>&amp;Opening Pattern</source>
        <translation type="vanished">E&amp;röffnungsmuster</translation>
    </message>
    <message>
        <source>Copy the levels and areas of the position, as printed by Park</source>
        <translation type="vanished">Die Ebenen und Bereiche der Stellung kopieren, wie Park sie druckt</translation>
    </message>
    <message>
        <source>clipboard, export, fuseki, ternary, squares</source>
        <translation type="vanished">Zwischenablage, Export, Fuseki, ternär, Quadrate</translation>
    </message>
    <message>
        <source>&amp;Promote Line</source>
        <translation type="vanished">Zugfolge &amp;aufwerten</translation>
    </message>
    <message>
        <source>Put this line first at the nearest fork above</source>
        <translation type="vanished">Diese Zugfolge an der nächsten Verzweigung davor an die erste Stelle setzen</translation>
    </message>
    <message>
        <source>Show &amp;Whole Board</source>
        <translation type="vanished">&amp;Ganzes Brett zeigen</translation>
    </message>
    <message>
        <source>Show the whole board again from here on</source>
        <translation type="vanished">Von hier an wieder das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>uncrop, reset the visible part</source>
        <translation type="vanished">Ausschnitt aufheben, zurücksetzen</translation>
    </message>
    <message>
        <source>Previous &amp;Markup</source>
        <translation type="vanished">Vorige &amp;Markierung</translation>
    </message>
    <message>
        <source>Go to the previous node with markup</source>
        <translation type="vanished">Zum vorigen Knoten mit Markierungen gehen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Markup</source>
        <translation type="vanished">Näc&amp;hste Markierung</translation>
    </message>
    <message>
        <source>Go to the next node with markup</source>
        <translation type="vanished">Zum nächsten Knoten mit Markierungen gehen</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation type="vanished">&amp;Oben</translation>
    </message>
    <message>
        <source>Show coordinates at the top</source>
        <translation type="vanished">Koordinaten oben zeigen</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation type="vanished">&amp;Rechts</translation>
    </message>
    <message>
        <source>Show coordinates at the right</source>
        <translation type="vanished">Koordinaten rechts zeigen</translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation type="vanished">&amp;Unten</translation>
    </message>
    <message>
        <source>Show coordinates at the bottom</source>
        <translation type="vanished">Koordinaten unten zeigen</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation type="vanished">&amp;Links</translation>
    </message>
    <message>
        <source>Show coordinates at the left</source>
        <translation type="vanished">Koordinaten links zeigen</translation>
    </message>
    <message>
        <source>&amp;All Points</source>
        <translation type="vanished">&amp;Alle Punkte</translation>
    </message>
    <message>
        <source>Show coordinates on all points</source>
        <translation type="vanished">Koordinaten auf allen Punkten zeigen</translation>
    </message>
    <message>
        <source>&amp;Empty Points</source>
        <translation type="vanished">&amp;Leere Punkte</translation>
    </message>
    <message>
        <source>Show coordinates on empty points</source>
        <translation type="vanished">Koordinaten auf leeren Punkten zeigen</translation>
    </message>
    <message>
        <source>&amp;Chain under Pointer</source>
        <translation type="vanished">&amp;Kette unter dem Zeiger</translation>
    </message>
    <message>
        <source>Show coordinates on the chain under the pointer or of the last move</source>
        <translation type="vanished">Koordinaten auf der Kette unter dem Zeiger zeigen, sonst auf der des letzten Zuges</translation>
    </message>
    <message>
        <source>&amp;Rotate Instead of Mirroring</source>
        <translation type="vanished">&amp;Drehen statt spiegeln</translation>
    </message>
    <message>
        <source>Reach a neighbouring corner by a quarter turn instead of a reflection</source>
        <translation type="vanished">Eine Nachbarecke durch eine Vierteldrehung statt durch eine Spiegelung erreichen</translation>
    </message>
    <message>
        <source>flip</source>
        <translation type="vanished">rotieren</translation>
    </message>
    <message>
        <source>Rotate &amp;Games to Match Search</source>
        <translation type="vanished">&amp;Partien passend zur Suche drehen</translation>
    </message>
    <message>
        <source>Rotate the board of an opened game so that the hit is where you searched</source>
        <translation type="vanished">Das Brett einer geöffneten Partie so drehen, dass der Treffer liegt, wo gesucht wurde</translation>
    </message>
    <message>
        <source>mirror, view, hits</source>
        <translation type="vanished">rotieren, spiegeln, Ansicht</translation>
    </message>
    <message>
        <source>Allow &amp;Illegal Moves</source>
        <translation type="vanished">&amp;Regelwidrige Züge zulassen</translation>
    </message>
    <message>
        <source>Play illegal moves at once and say why they are illegal</source>
        <translation type="vanished">Regelwidrige Züge sofort spielen und den Grund nennen</translation>
    </message>
    <message>
        <source>forbidden, ko, suicide</source>
        <translation type="vanished">verboten, Ko, Selbstmord</translation>
    </message>
    <message>
        <source>&amp;Dot</source>
        <translation type="vanished">&amp;Punkt</translation>
    </message>
    <message>
        <source>Mark the last move with a dot</source>
        <translation type="vanished">Den letzten Zug mit einem Punkt markieren</translation>
    </message>
    <message>
        <source>Mark the last move with a triangle</source>
        <translation type="vanished">Den letzten Zug mit einem Dreieck markieren</translation>
    </message>
    <message>
        <source>Mark the last move with its number</source>
        <translation type="vanished">Den letzten Zug mit seiner Nummer markieren</translation>
    </message>
    <message>
        <source>Leave the last move unmarked</source>
        <translation type="vanished">Den letzten Zug nicht markieren</translation>
    </message>
    <message>
        <source>Natural &amp;Stone Placement</source>
        <translation type="vanished">Natürl&amp;iche Steinplatzierung</translation>
    </message>
    <message>
        <source>Place stones slightly off their points, as on a real board</source>
        <translation type="vanished">Steine ein wenig neben ihre Punkte setzen, wie auf einem echten Brett</translation>
    </message>
    <message>
        <source>realistic, jitter, fuzzy</source>
        <translation type="vanished">wirklichkeitsnah, ungenau</translation>
    </message>
    <message>
        <source>correct the position, change stones</source>
        <translation type="vanished">Stellung berichtigen, Steine ändern</translation>
    </message>
    <message>
        <source>close file, close window</source>
        <translation type="vanished">Datei schließen, Fenster schließen</translation>
    </message>
    <message>
        <source>Restore &amp;Default Layout</source>
        <translation type="vanished">S&amp;tandardanordnung wiederherstellen</translation>
    </message>
    <message>
        <source>Set &amp;Up in New Node</source>
        <translation type="vanished">&amp;In neuem Knoten aufbauen</translation>
    </message>
    <message>
        <source>Put stones set up after moves into a new node instead of this one</source>
        <translation type="vanished">Nach Zügen aufgebaute Steine in einen neuen Knoten setzen statt in diesen</translation>
    </message>
    <message>
        <source>S&amp;quare</source>
        <translation type="vanished">&amp;Quadrat</translation>
    </message>
    <message>
        <source>C&amp;ircle</source>
        <translation type="vanished">&amp;Kreis</translation>
    </message>
    <message>
        <source>&amp;Cross</source>
        <translation type="vanished">K&amp;reuz</translation>
    </message>
    <message>
        <source>Let points stand back</source>
        <translation type="vanished">Punkte zurücktreten lassen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="vanished">&amp;Spielen</translation>
    </message>
    <message>
        <source>La&amp;bel</source>
        <translation type="vanished">Bes&amp;chriftung</translation>
    </message>
    <message>
        <source>Letters one after the other; with Shift, any text</source>
        <translation type="vanished">Buchstaben der Reihe nach; mit Umschalt beliebiger Text</translation>
    </message>
    <message>
        <source>Numbers one after the other; with Shift, any text</source>
        <translation type="vanished">Nummern der Reihe nach; mit Umschalt beliebiger Text</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation type="vanished">&amp;Linie</translation>
    </message>
    <message>
        <source>Territor&amp;y</source>
        <translation type="vanished">Ge&amp;biet</translation>
    </message>
    <message>
        <source>Left marks Black's territory, right White's, again removes it</source>
        <translation type="vanished">Links markiert Gebiet von Schwarz, rechts von Weiß; nochmals nimmt es weg</translation>
    </message>
    <message>
        <source>Clean &amp;up markup…</source>
        <translation type="vanished">Mar&amp;kierungen aufräumen…</translation>
    </message>
    <message>
        <source>Remove marks, labels or comments of chosen kinds</source>
        <translation type="vanished">Markierungen, Beschriftungen oder Kommentare ausgewählter Arten entfernen</translation>
    </message>
    <message>
        <source>&amp;Good move</source>
        <translation type="vanished">&amp;Guter Zug</translation>
    </message>
    <message>
        <source>&amp;Interesting move</source>
        <translation type="vanished">&amp;Interessanter Zug</translation>
    </message>
    <message>
        <source>&amp;Doubtful move</source>
        <translation type="vanished">&amp;Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>&amp;Bad move</source>
        <translation type="vanished">&amp;Schlechter Zug</translation>
    </message>
    <message>
        <source>Good for &amp;Black</source>
        <translation type="vanished">Gut &amp;für Schwarz</translation>
    </message>
    <message>
        <source>&amp;Even</source>
        <translation type="vanished">&amp;Ausgeglichen</translation>
    </message>
    <message>
        <source>&amp;Unclear</source>
        <translation type="vanished">&amp;Unklar</translation>
    </message>
    <message>
        <source>&amp;Very</source>
        <translation type="vanished">S&amp;ehr</translation>
    </message>
    <message>
        <source>Strengthen the judgements of this node</source>
        <translation type="vanished">Die Bewertungen dieses Knotens verstärken</translation>
    </message>
    <message>
        <source>Ho&amp;tspot</source>
        <translation type="vanished">&amp;Wichtige Stelle</translation>
    </message>
    <message>
        <source>Mark this node as one to come back to</source>
        <translation type="vanished">Diesen Knoten als einen kennzeichnen, zu dem man zurückkehrt</translation>
    </message>
    <message>
        <source>Nam&amp;e this node…</source>
        <translation type="vanished">Diesen Kn&amp;oten benennen…</translation>
    </message>
    <message>
        <source>Start a &amp;figure here</source>
        <translation type="vanished">&amp;Hier eine Figur beginnen</translation>
    </message>
    <message>
        <source>Begin a new diagram with this node when the record is printed</source>
        <translation type="vanished">Beim Drucken mit diesem Knoten ein neues Diagramm beginnen</translation>
    </message>
    <message>
        <source>Fi&amp;gure…</source>
        <translation type="vanished">&amp;Figur…</translation>
    </message>
    <message>
        <source>Say how the figure that begins here is printed, and how moves are numbered</source>
        <translation type="vanished">Festlegen, wie die hier beginnende Figur gedruckt wird und wie die Züge nummeriert werden</translation>
    </message>
    <message>
        <source>diagram, caption, FG, PM, MN, set move number</source>
        <translation type="vanished">Diagramm, Bildunterschrift, FG, PM, MN, Zugnummer setzen</translation>
    </message>
    <message>
        <source>Visible part</source>
        <translation type="vanished">Ausschnitt</translation>
    </message>
    <message>
        <source>Drag over the part of the board to be shown from here on; a click shows all</source>
        <translation type="vanished">Über den Teil des Brettes ziehen, der von hier an gezeigt wird; ein Klick zeigt alles</translation>
    </message>
    <message>
        <source>crop, cut out, corner, detail, VW, partial board</source>
        <translation type="vanished">zuschneiden, sichtbar, Ecke, Detail, VW</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation type="vanished">&amp;Ganzes Brett zeigen</translation>
    </message>
    <message>
        <source>Show all of the board again from here on</source>
        <translation type="vanished">Von hier an wieder das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>&amp;Set up stones</source>
        <translation type="vanished">S&amp;teine aufbauen</translation>
    </message>
    <message>
        <source>Left puts a black stone, right a white one, again removes it</source>
        <translation type="vanished">Links setzt einen schwarzen Stein, rechts einen weißen; nochmals nimmt ihn weg</translation>
    </message>
    <message>
        <source>edit the position, place stones</source>
        <translation type="vanished">Stellung bearbeiten, aufstellen, setzen</translation>
    </message>
    <message>
        <source>Set up in a new no&amp;de</source>
        <translation type="vanished">&amp;In einem neuen Knoten aufbauen</translation>
    </message>
    <message>
        <source>Let stones set up after moves make a new position; otherwise this one is changed</source>
        <translation type="vanished">Nach Zügen aufgebaute Steine bilden eine neue Stellung; sonst wird diese geändert</translation>
    </message>
    <message>
        <source>Othe&amp;r side to play</source>
        <translation type="vanished">Anderer Spieler am Z&amp;ug</translation>
    </message>
    <message>
        <source>Let the other side be the one to play</source>
        <translation type="vanished">Den anderen Spieler am Zug sein lassen</translation>
    </message>
    <message>
        <source>&amp;Handicap stones…</source>
        <translation type="vanished">&amp;Vorgabesteine…</translation>
    </message>
    <message>
        <source>Begin the game with handicap stones</source>
        <translation type="vanished">Die Partie mit Vorgabesteinen beginnen</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation type="vanished">B&amp;rett leeren</translation>
    </message>
    <message>
        <source>Take all stones off the board</source>
        <translation type="vanished">Alle Steine vom Brett nehmen</translation>
    </message>
    <message>
        <source>delete, empty, remove stones</source>
        <translation type="vanished">löschen, entfernen, wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Find this position</source>
        <translation type="vanished">D&amp;iese Stellung suchen</translation>
    </message>
    <message>
        <source>Show what the games of a collection played from here, and follow the board</source>
        <translation type="vanished">Zeigen, wie die Partien einer Sammlung von hier an weitergingen, und dem Brett folgen</translation>
    </message>
    <message>
        <source>opening explorer, fuseki, database, search, pattern, joseki</source>
        <translation type="vanished">Eröffnung, Fuseki, Datenbank, finden, Muster, Joseki</translation>
    </message>
    <message>
        <source>&amp;Continuations on the board</source>
        <translation type="vanished">&amp;Fortsetzungen auf dem Brett</translation>
    </message>
    <message>
        <source>Show on the board how the games of the collection went on</source>
        <translation type="vanished">Auf dem Brett zeigen, wie die Partien der Sammlung weitergingen</translation>
    </message>
    <message>
        <source>Choose a re&amp;gion</source>
        <translation type="vanished">&amp;Bereich wählen</translation>
    </message>
    <message>
        <source>Drag over a part of the board to find it in the collection, or type two corners</source>
        <translation type="vanished">Über einen Teil des Brettes ziehen, um ihn in der Sammlung zu finden, oder zwei Ecken eingeben</translation>
    </message>
    <message>
        <source>search, joseki, side, pattern, rectangle</source>
        <translation type="vanished">Suche, Joseki, Seite, Muster, Rechteck</translation>
    </message>
    <message>
        <source>The &amp;whole board</source>
        <translation type="vanished">&amp;Das ganze Brett</translation>
    </message>
    <message>
        <source>Find the whole board again, not a region of it</source>
        <translation type="vanished">Wieder das ganze Brett suchen, keinen Bereich davon</translation>
    </message>
    <message>
        <source>search, collection</source>
        <translation type="vanished">finden, Sammlung</translation>
    </message>
    <message>
        <source>Ne&amp;xt hit</source>
        <translation type="vanished">Nächster &amp;Treffer</translation>
    </message>
    <message>
        <source>Go on to where else it was found: in this game, or in the next one of the list</source>
        <translation type="vanished">Weiter zum nächsten Fund: in dieser Partie oder in der nächsten der Liste</translation>
    </message>
    <message>
        <source>&amp;Previous hit</source>
        <translation type="vanished">&amp;Voriger Treffer</translation>
    </message>
    <message>
        <source>Go back to where it was found before: in this game, or in the one before</source>
        <translation type="vanished">Zurück zum vorigen Fund: in dieser Partie oder in der vorigen</translation>
    </message>
    <message>
        <source>&amp;Back to the question</source>
        <translation type="vanished">&amp;Zurück zur Frage</translation>
    </message>
    <message>
        <source>Show the position again of which the hits were asked</source>
        <translation type="vanished">Wieder die Stellung zeigen, nach deren Treffern gefragt wurde</translation>
    </message>
    <message>
        <source>&amp;Turn games as the question lies</source>
        <translation type="vanished">Partien drehen &amp;wie die Frage</translation>
    </message>
    <message>
        <source>Let the board of an opened game lie so that what was found is where it was asked</source>
        <translation type="vanished">Das Brett einer geöffneten Partie so legen, dass das Gefundene liegt, wo danach gefragt wurde</translation>
    </message>
    <message>
        <source>rotate, mirror, view, hits</source>
        <translation type="vanished">rotieren, spiegeln, Ansicht, Treffer</translation>
    </message>
    <message>
        <source>Count games and wins by year, player and event, as tables and charts</source>
        <translation type="vanished">Partien und Gewinne nach Jahr, Spieler und Turnier zählen, als Tabellen und Diagramme</translation>
    </message>
    <message>
        <source>R&amp;eport on openings…</source>
        <translation type="vanished">Bericht über &amp;Eröffnungen…</translation>
    </message>
    <message>
        <source>Count how often players chose openings that one names</source>
        <translation type="vanished">Zählen, wie oft Spieler benannte Eröffnungen wählten</translation>
    </message>
    <message>
        <source>Show which games of the collection seem to be there twice</source>
        <translation type="vanished">Zeigen, welche Partien der Sammlung zweimal da zu sein scheinen</translation>
    </message>
    <message>
        <source>&amp;New collection…</source>
        <translation type="vanished">&amp;Neue Sammlung…</translation>
    </message>
    <message>
        <source>Make an index of folders of records, so that all of them can be asked at once</source>
        <translation type="vanished">Einen Index von Ordnern mit Partien anlegen, um alle auf einmal zu befragen</translation>
    </message>
    <message>
        <source>&amp;Open a collection…</source>
        <translation type="vanished">Sa&amp;mmlung öffnen…</translation>
    </message>
    <message>
        <source>Ask another index, or remove one</source>
        <translation type="vanished">Einen anderen Index befragen oder einen entfernen</translation>
    </message>
    <message>
        <source>Read what is new or has changed in the folders of the collection</source>
        <translation type="vanished">Lesen, was in den Ordnern der Sammlung neu oder geändert ist</translation>
    </message>
    <message>
        <source>Files that could not be &amp;read…</source>
        <translation type="vanished">Nicht &amp;lesbare Dateien…</translation>
    </message>
    <message>
        <source>List the files of the collection that gave no games, and why</source>
        <translation type="vanished">Die Dateien der Sammlung auflisten, die keine Partien ergaben, mit dem Grund</translation>
    </message>
    <message>
        <source>database, broken, errors, damaged</source>
        <translation type="vanished">Datenbank, kaputt, Fehler, beschädigt</translation>
    </message>
    <message>
        <source>Take the last edit back</source>
        <translation type="vanished">Die letzte Bearbeitung zurücknehmen</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation type="vanished">&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation type="vanished">Die zurückgenommene Bearbeitung wieder ausführen</translation>
    </message>
    <message>
        <source>Cu&amp;t branch</source>
        <translation type="vanished">Zwei&amp;g ausschneiden</translation>
    </message>
    <message>
        <source>Take this node and all after it out, to be pasted elsewhere</source>
        <translation type="vanished">Diesen Knoten und alles danach herausnehmen, um es anderswo einzufügen</translation>
    </message>
    <message>
        <source>Copy branc&amp;h</source>
        <translation type="vanished">&amp;Zweig kopieren</translation>
    </message>
    <message>
        <source>Copy this node and all after it as SGF</source>
        <translation type="vanished">Diesen Knoten und alles danach als SGF kopieren</translation>
    </message>
    <message>
        <source>Paste &amp;branch</source>
        <translation type="vanished">Zweig ein&amp;fügen</translation>
    </message>
    <message>
        <source>Add what was copied after this node</source>
        <translation type="vanished">Das Kopierte nach diesem Knoten anfügen</translation>
    </message>
    <message>
        <source>&amp;Remove node</source>
        <translation type="vanished">&amp;Knoten entfernen</translation>
    </message>
    <message>
        <source>Remove this node and all after it</source>
        <translation type="vanished">Diesen Knoten und alles danach entfernen</translation>
    </message>
    <message>
        <source>delete, erase</source>
        <translation type="vanished">löschen</translation>
    </message>
    <message>
        <source>&amp;Copy the moves as text</source>
        <translation type="vanished">Züge als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy the main line, written in the chosen notation</source>
        <translation type="vanished">Die Hauptvariante kopieren, geschrieben in der gewählten Notation</translation>
    </message>
    <message>
        <source>For &amp;Sensei's Library and forums</source>
        <translation type="vanished">&amp;Für Sensei's Library und Foren</translation>
    </message>
    <message>
        <source>As &amp;plain text</source>
        <translation type="vanished">&amp;Als einfacher Text</translation>
    </message>
    <message>
        <source>Copy the pattern (levels an&amp;d areas)</source>
        <translation type="vanished">Muster kopieren (Ebenen und Bereic&amp;he)</translation>
    </message>
    <message>
        <source>Copy the levels and areas of the position, as Park prints them</source>
        <translation type="vanished">Die Ebenen und Bereiche der Stellung kopieren, wie Park sie druckt</translation>
    </message>
    <message>
        <source>clipboard, export, fuseki, ternary, squares, opening</source>
        <translation type="vanished">Zwischenablage, Export, Fuseki, ternär, Quadrate, Eröffnung</translation>
    </message>
    <message>
        <source>Copy the positio&amp;n as a picture</source>
        <translation type="vanished">Stellu&amp;ng als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy it as it is shown, for word processors and other programs</source>
        <translation type="vanished">Sie kopieren, wie sie gezeigt wird, für Textverarbeitungen und andere Programme</translation>
    </message>
    <message>
        <source>Paste &amp;anything…</source>
        <translation type="vanished">Be&amp;liebiges einfügen…</translation>
    </message>
    <message>
        <source>See what a text could mean: a point, moves, a record, in each notation</source>
        <translation type="vanished">Sehen, was ein Text bedeuten könnte: Punkt, Züge, Partie, in jeder Notation</translation>
    </message>
    <message>
        <source>clipboard, import</source>
        <translation type="vanished">Zwischenablage, Import</translation>
    </message>
    <message>
        <source>Find a text in comments and names, or a move</source>
        <translation type="vanished">Einen Text in Kommentaren und Namen oder einen Zug suchen</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation type="vanished">W&amp;eitersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation type="vanished">Rü&amp;ckwärts suchen</translation>
    </message>
    <message>
        <source>Go to the node found before</source>
        <translation type="vanished">Zum vorigen gefundenen Knoten gehen</translation>
    </message>
    <message>
        <source>T&amp;ype a move…</source>
        <translation type="vanished">Z&amp;ug eingeben…</translation>
    </message>
    <message>
        <source>Cursor on the board</source>
        <translation type="vanished">Cursor auf dem Brett</translation>
    </message>
    <message>
        <source>Point at the board with the arrow keys, and press with Enter</source>
        <translation type="vanished">Mit den Pfeiltasten auf das Brett zeigen und mit der Eingabetaste drücken</translation>
    </message>
    <message>
        <source>keyboard, without mouse, accessibility, crosshair</source>
        <translation type="vanished">Tastatur, ohne Maus, Barrierefreiheit, Fadenkreuz</translation>
    </message>
    <message>
        <source>&amp;Recording</source>
        <translation type="vanished">&amp;Aufzeichnung</translation>
    </message>
    <message>
        <source>&amp;Finish Game…</source>
        <translation type="vanished">Partie &amp;beenden…</translation>
    </message>
    <message>
        <source>result, winner, resignation, score, time</source>
        <translation type="vanished">Ergebnis, Sieger, Aufgabe, Punkte, Zeit</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="vanished">&amp;Passen</translation>
    </message>
    <message>
        <source>The side to play resigns</source>
        <translation type="vanished">Der Spieler am Zug gibt auf</translation>
    </message>
    <message>
        <source>Allow &amp;illegal moves</source>
        <translation type="vanished">Regelwi&amp;drige Züge zulassen</translation>
    </message>
    <message>
        <source>Play a move against the rules at once and say why it is one</source>
        <translation type="vanished">Einen regelwidrigen Zug sofort spielen und den Grund nennen</translation>
    </message>
    <message>
        <source>&amp;Write down times</source>
        <translation type="vanished">Zeiten &amp;mitschreiben</translation>
    </message>
    <message>
        <source>Keep the time of each move while a game is recorded</source>
        <translation type="vanished">Beim Aufzeichnen einer Partie die Zeit jedes Zuges festhalten</translation>
    </message>
    <message>
        <source>A&amp;ll commands…</source>
        <translation type="vanished">Alle &amp;Befehle…</translation>
    </message>
    <message>
        <source>Sh&amp;ortcuts…</source>
        <translation type="vanished">&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Choose the keys of all commands</source>
        <translation type="vanished">Die Tasten aller Befehle wählen</translation>
    </message>
    <message>
        <source>keyboard, hotkeys, key bindings</source>
        <translation type="vanished">Tastatur, Tastenbelegung, Hotkeys</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation type="vanished">Einstellungen…</translation>
    </message>
    <message>
        <source>Everything that can be set, in one place</source>
        <translation type="vanished">Alles, was sich einstellen lässt, an einem Ort</translation>
    </message>
    <message>
        <source>settings, options, configure</source>
        <translation type="vanished">Optionen, konfigurieren, Voreinstellungen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="vanished">Neue &amp;Partie…</translation>
    </message>
    <message>
        <source>Begin a new record</source>
        <translation type="vanished">Eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>New Game, Same &amp;Event…</source>
        <translation type="vanished">Neue Partie, gleiches &amp;Turnier…</translation>
    </message>
    <message>
        <source>round, tournament, next game</source>
        <translation type="vanished">Runde, Turnier, nächste Partie</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="vanished">N&amp;eues Fenster</translation>
    </message>
    <message>
        <source>Open another window, for another game beside this one</source>
        <translation type="vanished">Ein weiteres Fenster für eine weitere Partie neben dieser öffnen</translation>
    </message>
    <message>
        <source>Open a te&amp;xt record…</source>
        <translation type="vanished">Partie aus Te&amp;xt öffnen…</translation>
    </message>
    <message>
        <source>Read a record written as text in some notation</source>
        <translation type="vanished">Eine Partie lesen, die in einer Notation als Text geschrieben ist</translation>
    </message>
    <message>
        <source>Previous file in the folder</source>
        <translation type="vanished">Vorige Datei im Ordner</translation>
    </message>
    <message>
        <source>Next file in the folder</source>
        <translation type="vanished">Nächste Datei im Ordner</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation type="vanished">P&amp;artiedaten…</translation>
    </message>
    <message>
        <source>Players, event, rules, result and all else a file says of a game</source>
        <translation type="vanished">Spieler, Turnier, Regeln, Ergebnis und alles andere, was eine Datei von einer Partie sagt</translation>
    </message>
    <message>
        <source>&amp;Games of the file…</source>
        <translation type="vanished">Partien &amp;der Datei…</translation>
    </message>
    <message>
        <source>Choose, reorder, add and remove the games of this file</source>
        <translation type="vanished">Die Partien dieser Datei wählen, umordnen, hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>thumbnails, collection</source>
        <translation type="vanished">Vorschaubilder, Sammlung</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="vanished">Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save as &amp;text…</source>
        <translation type="vanished">Als &amp;Text speichern…</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation type="vanished">&amp;Neu laden</translation>
    </message>
    <message>
        <source>Read the file again as it is on the disk now</source>
        <translation type="vanished">Die Datei noch einmal lesen, wie sie jetzt auf der Platte ist</translation>
    </message>
    <message>
        <source>Reopen with en&amp;coding…</source>
        <translation type="vanished">&amp;Mit anderer Kodierung öffnen…</translation>
    </message>
    <message>
        <source>Choose what encoding the texts of the file are in, and see what they say</source>
        <translation type="vanished">Wählen, in welcher Kodierung die Texte der Datei sind, und sehen, was sie sagen</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the file on disk…</source>
        <translation type="vanished">Mit der Datei auf der Platte &amp;vergleichen…</translation>
    </message>
    <message>
        <source>See what differs between this record and its file</source>
        <translation type="vanished">Sehen, worin sich diese Partie und ihre Datei unterscheiden</translation>
    </message>
    <message>
        <source>Open a &amp;backup…</source>
        <translation type="vanished">S&amp;icherung öffnen…</translation>
    </message>
    <message>
        <source>See what was kept of this file before it was saved over</source>
        <translation type="vanished">Sehen, was von dieser Datei aufbewahrt wurde, bevor sie überschrieben wurde</translation>
    </message>
    <message>
        <source>As &amp;PDF…</source>
        <translation type="vanished">&amp;Als PDF…</translation>
    </message>
    <message>
        <source>save, picture, image</source>
        <translation type="vanished">speichern, Bild</translation>
    </message>
    <message>
        <source>As P&amp;NG…</source>
        <translation type="vanished">Als &amp;PNG…</translation>
    </message>
    <message>
        <source>save, picture, image, screenshot</source>
        <translation type="vanished">speichern, Bild, Bildschirmfoto</translation>
    </message>
    <message>
        <source>As a &amp;text diagram…</source>
        <translation type="vanished">Als &amp;Textdiagramm…</translation>
    </message>
    <message>
        <source>&amp;Print and export…</source>
        <translation type="vanished">D&amp;rucken und exportieren…</translation>
    </message>
    <message>
        <source>Make pages of games, positions and problems, to be printed or saved</source>
        <translation type="vanished">Seiten aus Partien, Stellungen und Problemen zum Drucken oder Speichern machen</translation>
    </message>
    <message>
        <source>exit, close</source>
        <translation type="vanished">schließen, verlassen</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation type="vanished">Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation type="vanished">Nächster Zug</translation>
    </message>
    <message>
        <source>Back ten</source>
        <translation type="vanished">Zehn zurück</translation>
    </message>
    <message>
        <source>Forward ten</source>
        <translation type="vanished">Zehn vorwärts</translation>
    </message>
    <message>
        <source>Start of the record</source>
        <translation type="vanished">Anfang der Partie</translation>
    </message>
    <message>
        <source>End of the line</source>
        <translation type="vanished">Ende der Zugfolge</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation type="vanished">Vorige Variante</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation type="vanished">Nächste Variante</translation>
    </message>
    <message>
        <source>Previous fork</source>
        <translation type="vanished">Vorige Verzweigung</translation>
    </message>
    <message>
        <source>Next fork</source>
        <translation type="vanished">Nächste Verzweigung</translation>
    </message>
    <message>
        <source>Back to the &amp;main line</source>
        <translation type="vanished">Zurück zur &amp;Hauptvariante</translation>
    </message>
    <message>
        <source>Go to where the main line was left, and follow it from there</source>
        <translation type="vanished">Dorthin gehen, wo die Hauptvariante verlassen wurde, und ihr von da an folgen</translation>
    </message>
    <message>
        <source>&amp;Go to move…</source>
        <translation type="vanished">Zu Zug &amp;gehen…</translation>
    </message>
    <message>
        <source>jump, number</source>
        <translation type="vanished">springen, Nummer</translation>
    </message>
    <message>
        <source>Previous comment</source>
        <translation type="vanished">Voriger Kommentar</translation>
    </message>
    <message>
        <source>Next comment</source>
        <translation type="vanished">Nächster Kommentar</translation>
    </message>
    <message>
        <source>Previous markup</source>
        <translation type="vanished">Vorige Markierung</translation>
    </message>
    <message>
        <source>Next markup</source>
        <translation type="vanished">Nächste Markierung</translation>
    </message>
    <message>
        <source>Previous hotspot</source>
        <translation type="vanished">Vorige wichtige Stelle</translation>
    </message>
    <message>
        <source>Next hotspot</source>
        <translation type="vanished">Nächste wichtige Stelle</translation>
    </message>
    <message>
        <source>Previous figure</source>
        <translation type="vanished">Vorige Figur</translation>
    </message>
    <message>
        <source>Next figure</source>
        <translation type="vanished">Nächste Figur</translation>
    </message>
    <message>
        <source>Same position else&amp;where</source>
        <translation type="vanished">Gleiche &amp;Stellung anderswo</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation type="vanished">Vorige Partie der Datei</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation type="vanished">Nächste Partie der Datei</translation>
    </message>
    <message>
        <source>How things are done, step by step; opens at the part of the window one is in</source>
        <translation type="vanished">Wie etwas getan wird, Schritt für Schritt; öffnet bei dem Teil des Fensters, in dem man ist</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="vanished">&amp;Tasten…</translation>
    </message>
    <message>
        <source>All keys, and what the mouse does</source>
        <translation type="vanished">Alle Tasten, und was die Maus tut</translation>
    </message>
    <message>
        <source>help, keyboard, shortcuts</source>
        <translation type="vanished">Hilfe, Tastatur, Tastenkürzel</translation>
    </message>
    <message>
        <source>About the &amp;notations</source>
        <translation type="vanished">Über &amp;die Notationen</translation>
    </message>
    <message>
        <source>What each notation looks like, and where it comes from</source>
        <translation type="vanished">Wie jede Notation aussieht, und woher sie kommt</translation>
    </message>
    <message>
        <source>Wel&amp;come</source>
        <translation type="vanished">&amp;Willkommen</translation>
    </message>
    <message>
        <source>See what the program can do</source>
        <translation type="vanished">Sehen, was das Programm kann</translation>
    </message>
    <message>
        <source>W&amp;hat's new</source>
        <translation type="vanished">&amp;Neuigkeiten</translation>
    </message>
    <message>
        <source>What has changed from version to version</source>
        <translation type="vanished">Was sich von Version zu Version geändert hat</translation>
    </message>
    <message>
        <source>changelog, changes, release notes</source>
        <translation type="vanished">Änderungen, Versionshinweise</translation>
    </message>
    <message>
        <source>Versions, licences, and where things are kept</source>
        <translation type="vanished">Versionen, Lizenzen, und wo etwas aufbewahrt wird</translation>
    </message>
    <message>
        <source>Qt, folders, support</source>
        <translation type="vanished">Qt, Ordner, Unterstützung</translation>
    </message>
    <message>
        <source>Names at the &amp;edges</source>
        <translation type="vanished">Namen am &amp;Rand</translation>
    </message>
    <message>
        <source>Show names at the edges</source>
        <translation type="vanished">Namen am Rand zeigen</translation>
    </message>
    <message>
        <source>coordinates, labels, axes</source>
        <translation type="vanished">Koordinaten, Beschriftung, Achsen</translation>
    </message>
    <message>
        <source>At the &amp;top</source>
        <translation type="vanished">&amp;Oben</translation>
    </message>
    <message>
        <source>At the &amp;right</source>
        <translation type="vanished">&amp;Rechts</translation>
    </message>
    <message>
        <source>At the &amp;bottom</source>
        <translation type="vanished">&amp;Unten</translation>
    </message>
    <message>
        <source>At the &amp;left</source>
        <translation type="vanished">&amp;Links</translation>
    </message>
    <message>
        <source>Names on &amp;points</source>
        <translation type="vanished">Namen &amp;auf Punkten</translation>
    </message>
    <message>
        <source>Write the names of points on the board</source>
        <translation type="vanished">Die Namen der Punkte auf das Brett schreiben</translation>
    </message>
    <message>
        <source>coordinates, labels</source>
        <translation type="vanished">Koordinaten, Beschriftung</translation>
    </message>
    <message>
        <source>On &amp;all points</source>
        <translation type="vanished">&amp;Auf allen Punkten</translation>
    </message>
    <message>
        <source>On &amp;empty points</source>
        <translation type="vanished">Auf &amp;leeren Punkten</translation>
    </message>
    <message>
        <source>On the &amp;chain under the pointer</source>
        <translation type="vanished">Auf &amp;der Kette unter dem Zeiger</translation>
    </message>
    <message>
        <source>Name the stones of the chain under the pointer, or else of the last move</source>
        <translation type="vanished">Die Steine der Kette unter dem Zeiger benennen, sonst die des letzten Zuges</translation>
    </message>
    <message>
        <source>&amp;Structure of the notation</source>
        <translation type="vanished">&amp;Gliederung der Notation</translation>
    </message>
    <message>
        <source>Show the quadrants, squares or oblique lines that names are made from</source>
        <translation type="vanished">Die Quadranten, Quadrate oder Schräglinien zeigen, aus denen Namen gebildet werden</translation>
    </message>
    <message>
        <source>grid, overlay</source>
        <translation type="vanished">Raster, Überlagerung, Struktur, Aufbau</translation>
    </message>
    <message>
        <source>Light &amp;up lines under the pointer</source>
        <translation type="vanished">&amp;Linien unter dem Zeiger hervorheben</translation>
    </message>
    <message>
        <source>Light up what the name of the point under the pointer is made from</source>
        <translation type="vanished">Hervorheben, woraus der Name des Punktes unter dem Zeiger gebildet wird</translation>
    </message>
    <message>
        <source>highlight, hover, crosshair</source>
        <translation type="vanished">aufleuchten, Fadenkreuz</translation>
    </message>
    <message>
        <source>Names stay with the &amp;window</source>
        <translation type="vanished">Namen bleiben beim &amp;Fenster</translation>
    </message>
    <message>
        <source>Name the board as it is seen, instead of letting names travel with it</source>
        <translation type="vanished">Das Brett benennen, wie man es sieht, statt die Namen mit ihm wandern zu lassen</translation>
    </message>
    <message>
        <source>coordinates, fixed, absolute</source>
        <translation type="vanished">Koordinaten, fest, absolut</translation>
    </message>
    <message>
        <source>Move was played &amp;at…</source>
        <translation type="vanished">Zug &amp;wurde anderswo gespielt…</translation>
    </message>
    <message>
        <source>Correct where this move was played; all that follows is kept</source>
        <translation type="vanished">Berichtigen, wo dieser Zug gespielt wurde; alles Folgende bleibt</translation>
    </message>
    <message>
        <source>fix, wrong, misrecorded, change</source>
        <translation type="vanished">korrigieren, falsch, verzeichnet, ändern</translation>
    </message>
    <message>
        <source>Move was of the other &amp;colour</source>
        <translation type="vanished">Zug war von der anderen &amp;Farbe</translation>
    </message>
    <message>
        <source>Let this move be the other player's</source>
        <translation type="vanished">Diesen Zug den des anderen Spielers sein lassen</translation>
    </message>
    <message>
        <source>&amp;Insert a move before…</source>
        <translation type="vanished">&amp;Zug davor einfügen…</translation>
    </message>
    <message>
        <source>Add a move that was forgotten before this one</source>
        <translation type="vanished">Einen vergessenen Zug vor diesem hinzufügen</translation>
    </message>
    <message>
        <source>missing, fix</source>
        <translation type="vanished">fehlt, berichtigen</translation>
    </message>
    <message>
        <source>E&amp;xchange the colours from here on</source>
        <translation type="vanished">Farben v&amp;on hier an vertauschen</translation>
    </message>
    <message>
        <source>Let all moves after this one be of the other colour</source>
        <translation type="vanished">Alle Züge nach diesem von der anderen Farbe sein lassen</translation>
    </message>
    <message>
        <source>swap, flip</source>
        <translation type="vanished">wechseln, umkehren</translation>
    </message>
    <message>
        <source>&amp;Make this the main line</source>
        <translation type="vanished">Dies zur Hauptvariante &amp;machen</translation>
    </message>
    <message>
        <source>Let this line come first at every fork above</source>
        <translation type="vanished">Diese Zugfolge an jeder Verzweigung davor an die erste Stelle setzen</translation>
    </message>
    <message>
        <source>&amp;Promote this line</source>
        <translation type="vanished">D&amp;iese Zugfolge aufwerten</translation>
    </message>
    <message>
        <source>Let this line come first at the nearest fork above</source>
        <translation type="vanished">Diese Zugfolge an der nächsten Verzweigung davor an die erste Stelle setzen</translation>
    </message>
    <message>
        <source>Move variation &amp;up</source>
        <translation type="vanished">&amp;Variante nach oben</translation>
    </message>
    <message>
        <source>Let this variation come before its neighbour</source>
        <translation type="vanished">Diese Variante vor ihre Nachbarin setzen</translation>
    </message>
    <message>
        <source>Move variation &amp;down</source>
        <translation type="vanished">Varia&amp;nte nach unten</translation>
    </message>
    <message>
        <source>Let this variation come after its neighbour</source>
        <translation type="vanished">Diese Variante hinter ihre Nachbarin setzen</translation>
    </message>
    <message>
        <source>Delete &amp;other variations</source>
        <translation type="vanished">And&amp;ere Varianten löschen</translation>
    </message>
    <message>
        <source>Remove the variations beside this line at the nearest fork</source>
        <translation type="vanished">Die Varianten neben dieser Zugfolge an der nächsten Verzweigung entfernen</translation>
    </message>
    <message>
        <source>&amp;Keep only this line</source>
        <translation type="vanished">Nur diese Zugfolge &amp;behalten</translation>
    </message>
    <message>
        <source>Remove all variations but the line shown</source>
        <translation type="vanished">Alle Varianten außer der gezeigten Zugfolge entfernen</translation>
    </message>
    <message>
        <source>delete, prune, trim</source>
        <translation type="vanished">löschen, ausdünnen, kürzen</translation>
    </message>
    <message>
        <source>Remove this &amp;node alone</source>
        <translation type="vanished">Nur diesen &amp;Knoten entfernen</translation>
    </message>
    <message>
        <source>Remove this node; what follows it stays</source>
        <translation type="vanished">Diesen Knoten entfernen; was ihm folgt, bleibt</translation>
    </message>
    <message>
        <source>delete</source>
        <translation type="vanished">löschen</translation>
    </message>
    <message>
        <source>&amp;Begin the record here</source>
        <translation type="vanished">Partie &amp;hier beginnen</translation>
    </message>
    <message>
        <source>Make this a game of its o&amp;wn</source>
        <translation type="vanished">Daraus eine eigene Par&amp;tie machen</translation>
    </message>
    <message>
        <source>Turn the record as it is &amp;viewed</source>
        <translation type="vanished">Partie drehen wie &amp;gesehen</translation>
    </message>
    <message>
        <source>Rewrite the record so that the present view becomes the normal one</source>
        <translation type="vanished">Die Partie umschreiben, sodass die jetzige Ansicht die normale wird</translation>
    </message>
    <message>
        <source>rotate, mirror, flip, transform</source>
        <translation type="vanished">spiegeln, Spiegelung, Drehung, umformen</translation>
    </message>
    <message>
        <source>Exchan&amp;ge Black and White…</source>
        <translation type="vanished">&amp;Schwarz und Weiß vertauschen…</translation>
    </message>
    <message>
        <source>Let Black's stones be White's in the whole record</source>
        <translation type="vanished">In der ganzen Partie die schwarzen Steine weiß machen und umgekehrt</translation>
    </message>
    <message>
        <source>swap, flip, reverse</source>
        <translation type="vanished">wechseln, umkehren, Farben</translation>
    </message>
    <message>
        <source>Check and tid&amp;y…</source>
        <translation type="vanished">Prüfen &amp;und aufräumen…</translation>
    </message>
    <message>
        <source>See what is redundant or wrong in the record, and mend what you choose</source>
        <translation type="vanished">Sehen, was in der Partie überflüssig oder falsch ist, und Ausgewähltes berichtigen</translation>
    </message>
    <message>
        <source>repair, fix, clean, validate, errors</source>
        <translation type="vanished">reparieren, säubern, überprüfen, Fehler</translation>
    </message>
    <message>
        <source>Rewri&amp;te names in comments…</source>
        <translation type="vanished">Namen in Kommentaren ums&amp;chreiben…</translation>
    </message>
    <message>
        <source>Translate the names of points in all comments to another notation</source>
        <translation type="vanished">Die Namen der Punkte in allen Kommentaren in eine andere Notation übersetzen</translation>
    </message>
    <message>
        <source>convert</source>
        <translation type="vanished">umwandeln</translation>
    </message>
    <message>
        <source>Divide into figures…</source>
        <translation type="vanished">In Figuren teilen…</translation>
    </message>
    <message>
        <source>Cut the record into figures for printing, and write them into it</source>
        <translation type="vanished">Die Partie zum Drucken in Figuren teilen und diese hineinschreiben</translation>
    </message>
    <message>
        <source>Remove all &amp;figures</source>
        <translation type="vanished">&amp;Alle Figuren entfernen</translation>
    </message>
    <message>
        <source>Take all figures out of the record, with their numbering and visible parts</source>
        <translation type="vanished">Alle Figuren samt Nummerierung und Ausschnitten aus der Partie nehmen</translation>
    </message>
    <message>
        <source>Count the &amp;score</source>
        <translation type="vanished">&amp;Partie auszählen</translation>
    </message>
    <message>
        <source>Say which stones are dead, and count the position by the rules of the game</source>
        <translation type="vanished">Sagen, welche Steine tot sind, und die Stellung nach den Regeln der Partie auszählen</translation>
    </message>
    <message>
        <source>scoring, result, territory, area, end of the game</source>
        <translation type="vanished">Wertung, Ergebnis, Gebiet, Fläche, Ende der Partie</translation>
    </message>
    <message>
        <source>Co&amp;llapse this branch</source>
        <translation type="vanished">&amp;Diesen Zweig einklappen</translation>
    </message>
    <message>
        <source>Hide in the tree what follows this node, or show it again</source>
        <translation type="vanished">Im Baum verbergen, was diesem Knoten folgt, oder es wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;Expand all branches</source>
        <translation type="vanished">A&amp;lle Zweige ausklappen</translation>
    </message>
    <message>
        <source>&amp;Japanese rules</source>
        <translation type="vanished">&amp;Japanische Regeln</translation>
    </message>
    <message>
        <source>&amp;Chinese rules</source>
        <translation type="vanished">&amp;Chinesische Regeln</translation>
    </message>
    <message>
        <source>&amp;Korean rules</source>
        <translation type="vanished">&amp;Koreanische Regeln</translation>
    </message>
    <message>
        <source>&amp;AGA rules</source>
        <translation type="vanished">&amp;AGA-Regeln</translation>
    </message>
    <message>
        <source>N&amp;ew Zealand rules</source>
        <translation type="vanished">&amp;Neuseeländische Regeln</translation>
    </message>
    <message>
        <source>&amp;Ing rules</source>
        <translation type="vanished">&amp;Ing-Regeln</translation>
    </message>
    <message>
        <source>&amp;Tromp–Taylor rules</source>
        <translation type="vanished">&amp;Tromp-Taylor-Regeln</translation>
    </message>
    <message>
        <source>Citi&amp;zendium rules</source>
        <translation type="vanished">Citizendium-&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Own rules…</source>
        <translation type="vanished">&amp;Eigene Regeln…</translation>
    </message>
    <message>
        <source>custom, superko, natural situational, rules of the game</source>
        <translation type="vanished">Superko, Spielregeln, Regelwerk</translation>
    </message>
    <message>
        <source>Rules &amp;not stated</source>
        <translation type="vanished">Re&amp;geln nicht angegeben</translation>
    </message>
    <message>
        <source>&amp;1: lower left (++)</source>
        <translation type="vanished">&amp;1: unten links (++)</translation>
    </message>
    <message>
        <source>&amp;2: upper left (+−)</source>
        <translation type="vanished">&amp;2: oben links (+−)</translation>
    </message>
    <message>
        <source>&amp;3: upper right (−−)</source>
        <translation type="vanished">&amp;3: oben rechts (−−)</translation>
    </message>
    <message>
        <source>&amp;4: lower right (−+)</source>
        <translation type="vanished">&amp;4: unten rechts (−+)</translation>
    </message>
    <message>
        <source>By &amp;turning, not by signs</source>
        <translation type="vanished">&amp;Durch Drehen, nicht durch Vorzeichen</translation>
    </message>
    <message>
        <source>Reach a neighbouring corner by a quarter turn instead of a mirror image</source>
        <translation type="vanished">Eine Nachbarecke durch eine Vierteldrehung statt durch ein Spiegelbild erreichen</translation>
    </message>
    <message>
        <source>rotate, flip</source>
        <translation type="vanished">rotieren, spiegeln</translation>
    </message>
    <message>
        <source>&amp;Liberties of the chain pointed at</source>
        <translation type="vanished">&amp;Freiheiten der Kette unter dem Zeiger</translation>
    </message>
    <message>
        <source>Nu&amp;mber of liberties</source>
        <translation type="vanished">Anzahl &amp;der Freiheiten</translation>
    </message>
    <message>
        <source>Write on each chain how many liberties it has</source>
        <translation type="vanished">Auf jede Kette schreiben, wie viele Freiheiten sie hat</translation>
    </message>
    <message>
        <source>Mark the chains that have one liberty left, and where it is</source>
        <translation type="vanished">Die Ketten mit nur einer Freiheit markieren, und wo diese ist</translation>
    </message>
    <message>
        <source>Empty &amp;regions</source>
        <translation type="vanished">&amp;Leere Bereiche</translation>
    </message>
    <message>
        <source>Letter the regions of empty points, and show whose stones they touch</source>
        <translation type="vanished">Die Bereiche leerer Punkte mit Buchstaben versehen und zeigen, wessen Steine sie berühren</translation>
    </message>
    <message>
        <source>&amp;Eyes</source>
        <translation type="vanished">A&amp;ugen</translation>
    </message>
    <message>
        <source>Show eyes: with a pupil those of one point</source>
        <translation type="vanished">Augen zeigen: mit Pupille die von einem Punkt</translation>
    </message>
    <message>
        <source>&amp;Safe families</source>
        <translation type="vanished">&amp;Sichere Familien</translation>
    </message>
    <message>
        <source>Put a ring on chains that have two eyes as a family (Citizendium)</source>
        <translation type="vanished">Ketten umringen, die als Familie zwei Augen haben (Citizendium)</translation>
    </message>
    <message>
        <source>&amp;Unconditional life</source>
        <translation type="vanished">Un&amp;bedingtes Leben</translation>
    </message>
    <message>
        <source>Put a heart on chains that live even if their player always passes (Benson)</source>
        <translation type="vanished">Ketten mit einem Herz versehen, die leben, auch wenn ihr Spieler immer passt (Benson)</translation>
    </message>
    <message>
        <source>alive, pass-alive, two eyes</source>
        <translation type="vanished">lebendig, zwei Augen</translation>
    </message>
    <message>
        <source>Neutral &amp;points</source>
        <translation type="vanished">Neutrale &amp;Punkte</translation>
    </message>
    <message>
        <source>Hatch the empty points that are nobody's</source>
        <translation type="vanished">Die leeren Punkte schraffieren, die niemandem gehören</translation>
    </message>
    <message>
        <source>&amp;None of these</source>
        <translation type="vanished">&amp;Nichts davon</translation>
    </message>
    <message>
        <source>Show nothing of what lives on the board</source>
        <translation type="vanished">Nichts davon zeigen, was auf dem Brett lebt</translation>
    </message>
    <message>
        <source>G&amp;uess the next move</source>
        <translation type="vanished">&amp;Nächsten Zug raten</translation>
    </message>
    <message>
        <source>Try to find the moves of the game</source>
        <translation type="vanished">Versuchen, die Züge der Partie zu finden</translation>
    </message>
    <message>
        <source>&amp;Trainer…</source>
        <translation type="vanished">&amp;Trainer…</translation>
    </message>
    <message>
        <source>Learn the names of points</source>
        <translation type="vanished">Die Namen der Punkte lernen</translation>
    </message>
    <message>
        <source>quiz, practise, test, coordinates</source>
        <translation type="vanished">Quiz, üben, Prüfung, Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Compare notations…</source>
        <translation type="vanished">Notationen &amp;vergleichen…</translation>
    </message>
    <message>
        <source>The moves under all notations, side by side</source>
        <translation type="vanished">Die Züge in allen Notationen nebeneinander</translation>
    </message>
    <message>
        <source>Compare two &amp;openings…</source>
        <translation type="vanished">&amp;Zwei Eröffnungen vergleichen…</translation>
    </message>
    <message>
        <source>Tell whether two openings are one, however the boards lie, or where they part</source>
        <translation type="vanished">Sagen, ob zwei Eröffnungen dieselbe sind, wie auch die Bretter liegen, oder wo sie sich trennen</translation>
    </message>
    <message>
        <source>&amp;Reference chart…</source>
        <translation type="vanished">Ü&amp;bersichtskarte…</translation>
    </message>
    <message>
        <source>Print a board on which every point is named</source>
        <translation type="vanished">Ein Brett drucken, auf dem jeder Punkt benannt ist</translation>
    </message>
    <message>
        <source>cheat sheet, coordinates</source>
        <translation type="vanished">Spickzettel, Koordinaten</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation type="vanished">Na&amp;ch rechts drehen</translation>
    </message>
    <message>
        <source>Turn the view clockwise</source>
        <translation type="vanished">Die Ansicht im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation type="vanished">rotieren, Drehung</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation type="vanished">Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn the view counter-clockwise</source>
        <translation type="vanished">Die Ansicht gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation type="vanished">Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation type="vanished">Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>&amp;Normal view</source>
        <translation type="vanished">Normale &amp;Ansicht</translation>
    </message>
    <message>
        <source>Back to the view of the record</source>
        <translation type="vanished">Zurück zur Ansicht der Partie</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="vanished">V&amp;ergrößern</translation>
    </message>
    <message>
        <source>larger, magnify</source>
        <translation type="vanished">Zoom, Lupe, heranholen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="vanished">Ve&amp;rkleinern</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation type="vanished">Zoom, kleiner</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="vanished">Übliche &amp;Größe</translation>
    </message>
    <message>
        <source>One stone size for all boards</source>
        <translation type="vanished">Eine Steingröße für alle Bretter</translation>
    </message>
    <message>
        <source>reset zoom, 100%</source>
        <translation type="vanished">Zoom zurücksetzen, 100 %</translation>
    </message>
    <message>
        <source>&amp;Fit to window</source>
        <translation type="vanished">An &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>Make this board as large as the window</source>
        <translation type="vanished">Dieses Brett so groß wie das Fenster machen</translation>
    </message>
    <message>
        <source>&amp;Sizes side by side</source>
        <translation type="vanished">Größen nebene&amp;inander</translation>
    </message>
    <message>
        <source>9×9, 13×13 and 19×19 at one stone size</source>
        <translation type="vanished">9×9, 13×13 und 19×19 in einer Steingröße</translation>
    </message>
    <message>
        <source>compare</source>
        <translation type="vanished">vergleichen</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation type="vanished">&amp;Nichts</translation>
    </message>
    <message>
        <source>hide variations</source>
        <translation type="vanished">Varianten verbergen</translation>
    </message>
    <message>
        <source>&amp;Ghost stones</source>
        <translation type="vanished">&amp;Durchscheinende Steine</translation>
    </message>
    <message>
        <source>Moves &amp;after this position</source>
        <translation type="vanished">&amp;Züge nach dieser Stellung</translation>
    </message>
    <message>
        <source>&amp;Other moves instead of the last one</source>
        <translation type="vanished">&amp;Andere Züge statt des letzten</translation>
    </message>
    <message>
        <source>As the &amp;file asks</source>
        <translation type="vanished">&amp;Wie die Datei es verlangt</translation>
    </message>
    <message>
        <source>Follow what a file says of showing its variations</source>
        <translation type="vanished">Der Angabe der Datei folgen, wie ihre Varianten zu zeigen sind</translation>
    </message>
    <message>
        <source>N&amp;othing</source>
        <translation type="vanished">N&amp;ichts</translation>
    </message>
    <message>
        <source>Stones placed by &amp;hand</source>
        <translation type="vanished">Steine &amp;wie von Hand gesetzt</translation>
    </message>
    <message>
        <source>Let stones lie a little beside their points, as real ones do</source>
        <translation type="vanished">Steine ein wenig neben ihren Punkten liegen lassen, wie echte es tun</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation type="vanished">&amp;Klänge abspielen</translation>
    </message>
    <message>
        <source>Let stones be heard</source>
        <translation type="vanished">Steine hören lassen</translation>
    </message>
    <message>
        <source>Default la&amp;yout</source>
        <translation type="vanished">Ü&amp;bliche Anordnung</translation>
    </message>
    <message>
        <source>Put panels and toolbars where they were at first</source>
        <translation type="vanished">Tafeln und Werkzeugleisten dorthin setzen, wo sie anfangs waren</translation>
    </message>
    <message>
        <source>&amp;Dark window</source>
        <translation type="vanished">&amp;Dunkles Fenster</translation>
    </message>
    <message>
        <source>theme, night mode, black</source>
        <translation type="vanished">Farbschema, Nachtmodus, schwarz</translation>
    </message>
    <message>
        <source>Full s&amp;creen</source>
        <translation type="vanished">&amp;Vollbild</translation>
    </message>
    <message>
        <source>Bo&amp;ard alone</source>
        <translation type="vanished">&amp;Nur das Brett</translation>
    </message>
    <message>
        <source>Hide menus, tools and panels</source>
        <translation type="vanished">Menüs, Werkzeuge und Tafeln verbergen</translation>
    </message>
    <message>
        <source>distraction free, presentation</source>
        <translation type="vanished">ablenkungsfrei, Vorführung</translation>
    </message>
    <message>
        <source>help, keyboard, shortcuts, mouse</source>
        <translation type="vanished">Hilfe, Tastatur, Tastenkürzel, Klick</translation>
    </message>
    <message>
        <source>version, licence, Qt, folders, support</source>
        <translation type="vanished">MIT, Qt, Ordner, Unterstützung</translation>
    </message>
    <message>
        <source>Rewrite &amp;names in comments…</source>
        <translation type="vanished">Namen in Kommentaren ums&amp;chreiben…</translation>
    </message>
</context>
<context>
    <name>CommentCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/commands.py"/>
        <source>Rewrite coordinates in comments</source>
        <translation>Koordinaten in Kommentaren umschreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/commands.py"/>
        <source>Change notation in comments</source>
        <translation>Notation der Kommentare ändern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/commands.py"/>
        <source>No move in the current line clearly matches this coordinate.</source>
        <translation>Kein Zug der aktuellen Zugfolge passt eindeutig zu dieser Koordinate.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/commands.py"/>
        <source>The current line has no move {number}.</source>
        <translation>Die aktuelle Zugfolge hat keinen Zug {number}.</translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <source>Too long to edit here. Only the beginning is shown.</source>
        <translation type="vanished">Zu lang, um hier bearbeitet zu werden. Nur der Anfang ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>CommentMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Coordinates in comments:</source>
        <translation>Koordinaten in Kommentaren:</translation>
    </message>
</context>
<context>
    <name>CommentPanel</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Write a comment. Ctrl+click a point on the board to insert its coordinate.</source>
        <translation>Kommentar schreiben. Strg+Klick auf einen Punkt des Brettes fügt dessen Koordinate ein.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Long comment: only its beginning is shown.</source>
        <translation>Langer Kommentar: Nur sein Anfang ist zu sehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Show All</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Show and edit the whole comment</source>
        <translation>Den ganzen Kommentar zeigen und bearbeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Comment options</source>
        <translation>Optionen für Kommentare</translation>
    </message>
    <message>
        <source>This comment is too long to edit here. Only its beginning is shown.</source>
        <translation type="vanished">Dieser Kommentar ist zu lang, um hier bearbeitet zu werden. Nur sein Anfang wird angezeigt.</translation>
    </message>
    <message>
        <source>Notation:</source>
        <translation type="vanished">Notation:</translation>
    </message>
    <message>
        <source>Notation of coordinates in comments</source>
        <translation type="vanished">Notation der Koordinaten in Kommentaren</translation>
    </message>
    <message>
        <source>Choose the notation of the coordinates in this record's comments. It is saved in the file and does not depend on the view.</source>
        <translation type="vanished">Notation der Koordinaten in den Kommentaren dieser Partie wählen. Sie wird in der Datei gespeichert und hängt nicht von der Ansicht ab.</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Compare Notations</source>
        <translation>Notationen vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Moves in several notations</source>
        <translation>Züge in mehreren Notationen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>&amp;Columns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Only Notations on the Board</source>
        <translation>Nur Notationen auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>All Notations</source>
        <translation>Alle Notationen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Table copied</source>
        <translation>Tabelle kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Save Table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Comma-separated values (*.csv);;Tab-separated values (*.tsv);;Web page (*.html);;Text (*.txt);;JSON (*.json)</source>
        <translation>Kommagetrennte Werte (*.csv);;Tabulatorgetrennte Werte (*.tsv);;Webseite (*.html);;Text (*.txt);;JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Couldn't save “{name}”: tables can only be saved as {known}.</source>
        <translation>„{name}“ konnte nicht gespeichert werden: Tabellen lassen sich nur als {known} speichern.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>{name}-coordinates</source>
        <translation>{name}-koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>coordinates.csv</source>
        <translation>koordinaten.csv</translation>
    </message>
    <message>
        <source>-coordinates</source>
        <translation type="vanished">-koordinaten</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <location filename="../../goboard_gui/gui/study/comparison_dialog.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>ComparisonSourceBox</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/source_box.py"/>
        <source>Opening B</source>
        <translation>Eröffnung B</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/source_box.py"/>
        <source>Choose an opening to compare with</source>
        <translation>Eröffnung zum Vergleichen wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/source_box.py"/>
        <source>Game number of opening B</source>
        <translation>Partienummer von Eröffnung B</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/source_box.py"/>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/source_box.py"/>
        <source>Game {number} of {count}</source>
        <translation>Partie {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/source_box.py"/>
        <source>Reading {name}…</source>
        <translation>{name} wird gelesen…</translation>
    </message>
    <message>
        <source>Game </source>
        <translation type="vanished">Partie </translation>
    </message>
    <message>
        <source> of {count}</source>
        <translation type="vanished"> von {count}</translation>
    </message>
</context>
<context>
    <name>ContinuationsModel</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/continuations.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/continuations.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/continuations.py"/>
        <source>Played</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/continuations.py"/>
        <source>Black won</source>
        <translation>S. gewann</translation>
    </message>
</context>
<context>
    <name>ContinuationsTable</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/continuations.py"/>
        <source>Continuations</source>
        <translation>Fortsetzungen</translation>
    </message>
</context>
<context>
    <name>CornerCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/study/corner_commands.py"/>
        <source>Apply to Record</source>
        <translation>Auf Partie anwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/corner_commands.py"/>
        <source>Rotate record</source>
        <translation>Partie drehen</translation>
    </message>
</context>
<context>
    <name>CountLine</name>
    <message>
        <source>Back</source>
        <translation type="vanished">Zurück</translation>
    </message>
    <message>
        <source>Back to your question: show the position again of which this was asked</source>
        <translation type="vanished">Zurück zur Frage: wieder die Stellung zeigen, nach der gefragt wurde</translation>
    </message>
    <message>
        <source>List the games of the position on the board</source>
        <translation type="vanished">Die Partien der Stellung auf dem Brett auflisten</translation>
    </message>
    <message>
        <source>List</source>
        <translation type="vanished">Liste</translation>
    </message>
</context>
<context>
    <name>CursorCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/board/board_cursor.py"/>
        <source>Arrow keys: move the cursor (with Shift: farther) · Alt+arrow keys: step through the game · Enter: click · Alt+Enter: open the menu · Esc: exit</source>
        <translation>Pfeiltasten: Cursor bewegen (mit Umschalt: größere Schritte) · Alt+Pfeiltasten: durch die Partie gehen · Eingabe: klicken · Alt+Eingabe: Menü öffnen · Esc: beenden</translation>
    </message>
    <message>
        <source>Arrows move the cursor, with Shift further, and with Alt they go through the game. Enter presses, Alt+Enter opens the menu of the point, Esc leaves.</source>
        <translation type="vanished">Pfeiltasten bewegen den Cursor, mit Umschalt weiter; mit Alt gehen sie durch die Partie. Eingabe wirkt wie ein Klick, Alt+Eingabe öffnet das Menü des Punktes, Esc verlässt das Brett.</translation>
    </message>
</context>
<context>
    <name>DateField</name>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Only available for a single full date</source>
        <translation>Nur für ein einzelnes vollständiges Datum verfügbar</translation>
    </message>
</context>
<context>
    <name>DesktopOpen</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/desktop_open.py"/>
        <source>Couldn't open {name}: no program for it was found.</source>
        <translation>{name} konnte nicht geöffnet werden: kein Programm dafür gefunden.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Open Game Record</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Game records ({endings})</source>
        <translation>Partiedateien ({endings})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Save changes to “{name}”?</source>
        <translation>Änderungen an „{name}“ speichern?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Open in Another &amp;Window</source>
        <translation>In anderem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Another program has changed “{name}” since it was opened.</source>
        <translation>„{name}“ wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Save Anyway</source>
        <translation>Trotzdem &amp;speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>S&amp;how</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Go to Move</source>
        <translation>Zu Zug gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Move number:</source>
        <translation>Zugnummer:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Set Number of Last Moves</source>
        <translation>Anzahl der nummerierten Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Number of moves:</source>
        <translation>Anzahl der Züge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Handicap Stones</source>
        <translation>Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Handicap stones:</source>
        <translation>Vorgabesteine:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Swap only the stones, or also the players and the result?</source>
        <translation>Nur die Steine tauschen oder auch die Spieler und das Ergebnis?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Stones Only</source>
        <translation>Nur &amp;Steine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Stones and &amp;Players</source>
        <translation>Steine und S&amp;pieler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Record Result</source>
        <translation>&amp;Ergebnis eintragen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Mark Territory Only</source>
        <translation>Nur &amp;Gebiet markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Label text:</source>
        <translation>Text der Beschriftung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Save Preset</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Preset name:</source>
        <translation>Name der Vorlage:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Save Layout</source>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Layout name:</source>
        <translation>Name der Anordnung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Delete Layout</source>
        <translation>Anordnung löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Layout:</source>
        <translation>Anordnung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/dialogs.py"/>
        <source>Goboard</source>
        <translation>Goboard</translation>
    </message>
    <message>
        <source>Handicap stones (0 for none):</source>
        <translation type="vanished">Vorgabesteine (0 für keine):</translation>
    </message>
    <message>
        <source>Go to move</source>
        <translation type="vanished">Zu Zug gehen</translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation type="vanished">Anordnung speichern</translation>
    </message>
    <message>
        <source>Delete layout</source>
        <translation type="vanished">Anordnung löschen</translation>
    </message>
    <message>
        <source>Number Last Moves</source>
        <translation type="vanished">Letzte Züge nummerieren</translation>
    </message>
    <message>
        <source>{name} was changed or removed by another program since it was opened.</source>
        <translation type="vanished">{name} wurde seit dem Öffnen von einem anderen Programm geändert oder entfernt.</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Location</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Game {game}: {where}</source>
        <translation>Partie {game}: {where}</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>%n nodes only in this window</source>
        <translation>
            <numerusform>%n Knoten nur in diesem Fenster</numerusform>
            <numerusform>%n Knoten nur in diesem Fenster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>%n nodes only in the file</source>
        <translation>
            <numerusform>%n Knoten nur in der Datei</numerusform>
            <numerusform>%n Knoten nur in der Datei</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Game comment</source>
        <translation>Kommentar zur Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Node name</source>
        <translation>Name des Knotens</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Side to play</source>
        <translation>Spieler am Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Setup</source>
        <translation>Stellungsaufbau</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Markup</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Black passes</source>
        <translation>Schwarz passt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>White passes</source>
        <translation>Weiß passt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/difference_model.py"/>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="vanished">passt</translation>
    </message>
</context>
<context>
    <name>DiskDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>Compare with File on Disk</source>
        <translation>Mit gespeicherter Datei vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>In this window</source>
        <translation>In diesem Fenster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>%n differences</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>No differences in moves, comments or markup.</source>
        <translation>Keine Unterschiede bei Zügen, Kommentaren und Markierungen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>Keep &amp;My Version</source>
        <translation>&amp;Meine Fassung behalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>Replace the file with this record</source>
        <translation>Die Datei durch diese Partie ersetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>Use Version on &amp;Disk</source>
        <translation>Fassung der &amp;Datei verwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>Reload the file and keep a copy of this record</source>
        <translation>Die Datei neu laden und eine Kopie dieser Partie aufbewahren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/disk_dialog.py"/>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
</context>
<context>
    <name>DivideDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>Divide into Figures</source>
        <translation>In Figuren aufteilen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>Crop &amp;diagrams to the relevant part of the board</source>
        <translation>&amp;Diagramme auf den relevanten Teil des Bretts zuschneiden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>D&amp;ivide</source>
        <translation>Auf&amp;teilen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>Move &amp;numbers:</source>
        <translation>Zug&amp;nummern:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>&amp;Variations:</source>
        <translation>&amp;Varianten:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>Existing figures will be replaced.</source>
        <translation>Vorhandene Figuren werden ersetzt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>Begin a new figure</source>
        <translation>Neue Figur beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>Maximum &amp;length (moves):</source>
        <translation>Höchst&amp;länge (Züge):</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/divide_dialog.py"/>
        <source>Enter move numbers, such as 47, 93, 120.</source>
        <translation>Zugnummern eingeben, etwa 47, 93, 120.</translation>
    </message>
    <message>
        <source>After &amp;captures (minimum moves):</source>
        <translation type="vanished">Nach dem Schla&amp;gen (Mindestzahl Züge):</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../../goboard_gui/gui/core/document.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/core/document.py"/>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/core/document.py"/>
        <source>Set up stones</source>
        <translation>Steine aufbauen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/core/document.py"/>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/core/document.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/core/document.py"/>
        <source>Node name</source>
        <translation>Knotenname</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/core/document.py"/>
        <source>Delete node</source>
        <translation>Knoten löschen</translation>
    </message>
</context>
<context>
    <name>DocumentDisplay</name>
    <message>
        <location filename="../../goboard_gui/gui/window/document_display.py"/>
        <source>{name} (not saved yet)</source>
        <translation>{name} (noch nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>DocumentIO</name>
    <message>
        <location filename="../../goboard_gui/gui/files/document_io.py"/>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_io.py"/>
        <source>Reload {name}? Unsaved changes will be lost.</source>
        <translation>{name} neu laden? Ungespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_io.py"/>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_io.py"/>
        <source>{name} was not reloaded because there are unsaved changes.</source>
        <translation>{name} wurde nicht neu geladen, weil es ungespeicherte Änderungen gibt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_io.py"/>
        <source>{name} was not reloaded because it was saved in the meantime.</source>
        <translation>{name} wurde nicht neu geladen, weil die Datei inzwischen gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_io.py"/>
        <source>Reading {name}…</source>
        <translation>{name} wird gelesen…</translation>
    </message>
</context>
<context>
    <name>DocumentSaver</name>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Smart Game Format (*.sgf)</source>
        <translation>Smart Game Format (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>-copy</source>
        <translation>-Kopie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>-repaired</source>
        <translation>-repariert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>{name} isn't an SGF file and won't be replaced. Choose another name.</source>
        <translation>{name} ist keine SGF-Datei und wird nicht ersetzt. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>{problem}
Save the whole file in UTF-8 instead?</source>
        <translation>{problem}
Stattdessen die ganze Datei in UTF-8 speichern?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Save in UTF-8</source>
        <translation>In UTF-8 speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Couldn't save {name}: another program has changed the file.</source>
        <translation>{name} konnte nicht gespeichert werden: Ein anderes Programm hat die Datei geändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>{name} was deleted or moved, and will be created again.</source>
        <translation>{name} wurde gelöscht oder verschoben und wird neu angelegt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>{name} was changed by another program, and will be replaced.</source>
        <translation>{name} wurde von einem anderen Programm geändert und wird ersetzt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>%n characters can't be saved in UTF-8. Replace them with �?</source>
        <translation>
            <numerusform>%n Zeichen lässt sich nicht in UTF-8 speichern. Durch � ersetzen?</numerusform>
            <numerusform>%n Zeichen lassen sich nicht in UTF-8 speichern. Durch � ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>{problem}
The whole file will be saved in UTF-8 instead.</source>
        <translation>{problem}
Stattdessen wird die ganze Datei in UTF-8 gespeichert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Couldn't save {name}: property {property} of this node contains a character that can't be saved in UTF-8.</source>
        <translation>{name} konnte nicht gespeichert werden: Die Eigenschaft {property} dieses Knotens enthält ein Zeichen, das sich nicht in UTF-8 speichern lässt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Replace characters</source>
        <translation>Zeichen ersetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>{name} was not saved.</source>
        <translation>{name} wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>{name} was deleted or moved. Save it again?</source>
        <translation>{name} wurde gelöscht oder verschoben. Erneut speichern?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Save Again</source>
        <translation>Erneut speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Saving {name}…</source>
        <translation>{name} wird gespeichert…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/document_saver.py"/>
        <source>Couldn't keep a backup of the previous version: {why}</source>
        <translation>Von der vorherigen Fassung konnte keine Sicherung angelegt werden: {why}</translation>
    </message>
    <message>
        <source>{name} is open. Choose another name for the copy.</source>
        <translation type="vanished">{name} ist geöffnet. Wählen Sie einen anderen Namen für die Kopie.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="vanished">Speichern unter…</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>identical moves</source>
        <translation>gleiche Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>same moves, but some records end earlier</source>
        <translation>gleiche Züge, aber manche Partien enden früher</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>some moves differ</source>
        <translation>einige Züge weichen ab</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>final position</source>
        <translation>Endstellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>moves 20, 31, 40, 51, 60 and 71</source>
        <translation>Züge 20, 31, 40, 51, 60 und 71</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>%n games: {agreement}</source>
        <translation>
            <numerusform>%n Partie: {agreement}</numerusform>
            <numerusform>%n Partien: {agreement}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Identified by: {clues}</source>
        <translation>Erkannt an: {clues}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Searching for duplicates…</source>
        <translation>Dubletten werden gesucht…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>No collection is open.</source>
        <translation>Keine Sammlung ist geöffnet.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>No duplicates found.</source>
        <translation>Keine Dubletten gefunden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>%Ln duplicates found.</source>
        <translation>
            <numerusform>%Ln Dublette gefunden.</numerusform>
            <numerusform>%Ln Dubletten gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>%Ln duplicates found in {groups} groups.</source>
        <translation>
            <numerusform>%Ln Dublette in {groups} Gruppen gefunden.</numerusform>
            <numerusform>%Ln Dubletten in {groups} Gruppen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>No files are deleted.</source>
        <translation>Es werden keine Dateien gelöscht.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Identified by</source>
        <translation>Erkannt an</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Game number in file</source>
        <translation>Nummer der Partie in der Datei</translation>
    </message>
    <message>
        <source> and </source>
        <translation type="vanished"> und </translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Co&amp;mpare Games</source>
        <translation>Partien &amp;vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Open the first of the two selected games and show where the second one differs</source>
        <translation>Die erste der beiden ausgewählten Partien öffnen und zeigen, wo die zweite abweicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>&amp;Copy List</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>&amp;Save List…</source>
        <translation>Liste &amp;speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>List copied</source>
        <translation>Liste kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>duplicates.csv</source>
        <translation>dubletten.csv</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/duplicates_dialog.py"/>
        <source>Save List</source>
        <translation>Liste speichern</translation>
    </message>
</context>
<context>
    <name>EditHistory</name>
    <message>
        <location filename="../../goboard_gui/gui/window/edit_history.py"/>
        <source>Original state</source>
        <translation>Ursprünglicher Stand</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <location filename="../../goboard_gui/gui/board/edit_notices.py"/>
        <source>Restore undone moves</source>
        <translation>Rückgängig gemachte Züge zurückholen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/edit_notices.py"/>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/edit_notices.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/edit_notices.py"/>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Changed the colour of move {number} ({point}) to black</source>
        <translation>Farbe von Zug {number} ({point}) in Schwarz geändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Changed the colour of move {number} ({point}) to white</source>
        <translation>Farbe von Zug {number} ({point}) in Weiß geändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>The stone at {point} is now black</source>
        <translation>Der Stein auf {point} ist jetzt schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>The stone at {point} is now white</source>
        <translation>Der Stein auf {point} ist jetzt weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Rotated the record clockwise</source>
        <translation>Partie im Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Rotated the record by 180°</source>
        <translation>Partie um 180° gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Rotated the record anticlockwise</source>
        <translation>Partie gegen den Uhrzeigersinn gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Mirrored the record horizontally</source>
        <translation>Partie horizontal gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Mirrored the record vertically</source>
        <translation>Partie vertikal gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Mirrored the record across the \ diagonal</source>
        <translation>Partie an der Diagonale \ gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Mirrored the record across the / diagonal</source>
        <translation>Partie an der Diagonale / gespiegelt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>%n undone moves were dropped</source>
        <translation>
            <numerusform>%n rückgängig gemachter Zug wurde verworfen</numerusform>
            <numerusform>%n rückgängig gemachte Züge wurden verworfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Swapped moves {one} and {other}</source>
        <translation>Züge {one} und {other} getauscht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Updated coordinates in %n comments</source>
        <translation>
            <numerusform>Koordinaten in %n Kommentar angepasst</numerusform>
            <numerusform>Koordinaten in %n Kommentaren angepasst</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Joined two variations at move {number}</source>
        <translation>Zwei Varianten bei Zug {number} zusammengeführt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Inserted setup before move {number}</source>
        <translation>Stellungsaufbau vor Zug {number} eingefügt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Moved %n variations to move {number}</source>
        <translation>
            <numerusform>%n Variante zu Zug {number} verschoben</numerusform>
            <numerusform>%n Varianten zu Zug {number} verschoben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Changed the main line at move {number}</source>
        <translation>Hauptvariante bei Zug {number} geändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Reordered the variations at move {number}</source>
        <translation>Reihenfolge der Varianten bei Zug {number} geändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Result: {result}</source>
        <translation>Ergebnis: {result}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Removed the result</source>
        <translation>Ergebnis entfernt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Changed moves or setup in %n nodes</source>
        <translation>
            <numerusform>Züge oder Stellungsaufbau in %n Knoten geändert</numerusform>
            <numerusform>Züge oder Stellungsaufbau in %n Knoten geändert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Corrected move {number}: {before} → {after}</source>
        <translation>Zug {number} berichtigt: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Corrected move {number}: {colour} {before} → {other_colour} {after}</source>
        <translation>Zug {number} berichtigt: {colour} {before} → {other_colour} {after}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Swapped Black and White throughout the record</source>
        <translation>Schwarz und Weiß in der ganzen Partie getauscht</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Swapped the colours of %n moves, starting with move {number}</source>
        <translation>
            <numerusform>Farbe von Zug {number} getauscht</numerusform>
            <numerusform>Farben von %n Zügen ab Zug {number} getauscht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Moved a stone: {before} → {after}</source>
        <translation>Stein versetzt: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Removed the stone at {point}</source>
        <translation>Stein auf {point} entfernt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Removed %n stones</source>
        <translation>
            <numerusform>%n Stein entfernt</numerusform>
            <numerusform>%n Steine entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Changed the colours of %n stones</source>
        <translation>
            <numerusform>Farbe von %n Stein geändert</numerusform>
            <numerusform>Farbe von %n Steinen geändert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Deleted move {number}: {point}</source>
        <translation>Zug {number} gelöscht: {point}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Deleted %n nodes after move {number}</source>
        <translation>
            <numerusform>%n Knoten nach Zug {number} gelöscht</numerusform>
            <numerusform>%n Knoten nach Zug {number} gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Deleted %n moves, starting with move {number}</source>
        <translation>
            <numerusform>Zug {number} gelöscht</numerusform>
            <numerusform>%n Züge ab Zug {number} gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Deleted %n variations (number of moves: {moves})</source>
        <translation>
            <numerusform>%n Variante gelöscht (Anzahl der Züge: {moves})</numerusform>
            <numerusform>%n Varianten gelöscht (Anzahl der Züge: {moves})</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Inserted move {number}: {point}</source>
        <translation>Zug {number} eingefügt: {point}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Inserted %n nodes at move {number}</source>
        <translation>
            <numerusform>%n Knoten bei Zug {number} eingefügt</numerusform>
            <numerusform>%n Knoten bei Zug {number} eingefügt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added a variation with setup stones</source>
        <translation>Variante mit aufgebauten Steinen hinzugefügt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added a node with setup stones</source>
        <translation>Knoten mit aufgebauten Steinen hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added a variation of %n moves at move {number}</source>
        <translation>
            <numerusform>Variante bei Zug {number} hinzugefügt</numerusform>
            <numerusform>Variante mit %n Zügen bei Zug {number} hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n moves after the end of the game</source>
        <translation>
            <numerusform>%n Zug nach dem Ende der Partie hinzugefügt</numerusform>
            <numerusform>%n Züge nach dem Ende der Partie hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n moves, starting with move {number}</source>
        <translation>
            <numerusform>Zug {number} hinzugefügt</numerusform>
            <numerusform>%n Züge ab Zug {number} hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n nodes after move {number}</source>
        <translation>
            <numerusform>%n Knoten nach Zug {number} hinzugefügt</numerusform>
            <numerusform>%n Knoten nach Zug {number} hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Replaced games in the file</source>
        <translation>Partien in der Datei ersetzt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Added %n games, starting with game {number}</source>
        <translation>
            <numerusform>Partie {number} hinzugefügt</numerusform>
            <numerusform>%n Partien ab Partie {number} hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Removed %n games, starting with game {number}</source>
        <translation>
            <numerusform>Partie {number} entfernt</numerusform>
            <numerusform>%n Partien ab Partie {number} entfernt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Reordered the games</source>
        <translation>Reihenfolge der Partien geändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Move {number} is now illegal</source>
        <translation>Zug {number} ist jetzt regelwidrig</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Moves {numbers} and %n more are now illegal</source>
        <translation>
            <numerusform>Züge {numbers} und %n weiterer sind jetzt regelwidrig</numerusform>
            <numerusform>Züge {numbers} und %n weitere sind jetzt regelwidrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Moves {numbers} and {last} are now illegal</source>
        <translation>Züge {numbers} und {last} sind jetzt regelwidrig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>Go to Move {number}</source>
        <translation>Zu Zug {number} gehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/edit_texts.py"/>
        <source>%n moves would become illegal: {moves}</source>
        <translation>
            <numerusform>%n Zug würde regelwidrig: {moves}</numerusform>
            <numerusform>%n Züge würden regelwidrig: {moves}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Reopen with Encoding</source>
        <translation>Mit anderer Kodierung öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Writing system</source>
        <translation>Schriftsystem</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>&amp;Reopen</source>
        <translation>Erneut ö&amp;ffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>currently used</source>
        <translation>derzeit verwendet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>invalid for this file</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>No game found in the file with this encoding.</source>
        <translation>Mit dieser Kodierung wurde in der Datei keine Partie gefunden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Invalid bytes in this encoding, shown as ⟨8B⟩: {count}</source>
        <translation>Ungültige Bytes in dieser Kodierung, angezeigt als ⟨8B⟩: {count}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>The whole file is valid in this encoding.</source>
        <translation>Die ganze Datei ist in dieser Kodierung gültig.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>All games will be read in this encoding.</source>
        <translation>Alle Partien werden in dieser Kodierung gelesen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Annotator</source>
        <translation>Kommentiert von</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Game {number}: {text}</source>
        <translation>Partie {number}: {text}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>(No text at the beginning of the file)</source>
        <translation>(Kein Text am Anfang der Datei)</translation>
    </message>
</context>
<context>
    <name>EncodingMessage</name>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>Declared encoding: {encoding}; UTF-8 is also possible</source>
        <translation>Angegebene Kodierung: {encoding}; auch UTF-8 ist möglich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>Guessed encoding: {encoding}</source>
        <translation>Vermutete Kodierung: {encoding}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>Games in several encodings: {encodings}</source>
        <translation>Partien in mehreren Kodierungen: {encodings}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>{encoding} (%n games)</source>
        <translation>
            <numerusform>{encoding} (%n Partie)</numerusform>
            <numerusform>{encoding} (%n Partien)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>{encoding}: {names}</source>
        <translation>{encoding}: {names}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>&amp;Use for This Folder</source>
        <translation>&amp;Für diesen Ordner verwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>&amp;Other Encoding…</source>
        <translation>&amp;Andere Kodierung…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>Encoding of {name}: {encoding}</source>
        <translation>Kodierung von {name}: {encoding}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>Use for This Folder</source>
        <translation>Für diesen Ordner verwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_message.py"/>
        <source>Files in {folder} that don't declare an encoding will be read as {encoding}.</source>
        <translation>Dateien in {folder}, die keine Kodierung angeben, werden als {encoding} gelesen.</translation>
    </message>
</context>
<context>
    <name>Encodings</name>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Unicode</source>
        <translation>Unicode</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Simplified Chinese</source>
        <translation>Chinesisch (vereinfacht)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Traditional Chinese</source>
        <translation>Chinesisch (traditionell)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/encoding_dialog.py"/>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Internal Error</source>
        <translation>Interner Fehler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>&amp;Save a Copy…</source>
        <translation>Ko&amp;pie speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Show Re&amp;port</source>
        <translation>&amp;Bericht anzeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>&amp;Restart</source>
        <translation>&amp;Neu starten</translation>
    </message>
</context>
<context>
    <name>ErrorDisplay</name>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>Goboard crashed when it was last used.</source>
        <translation>Goboard ist bei der letzten Verwendung abgestürzt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>Show Report</source>
        <translation>Bericht anzeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>There are no unsaved edits.</source>
        <translation>Es gibt keine ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>Your unsaved edits are safe: they are stored for recovery. Restart brings back all windows.</source>
        <translation>Ihre ungespeicherten Änderungen sind sicher und können wiederhergestellt werden. Ein Neustart bringt alle Fenster zurück.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>Your last edits could not be stored for recovery. Save a copy before you go on.</source>
        <translation>Ihre letzten Änderungen konnten nicht für die Wiederherstellung gesichert werden. Speichern Sie eine Kopie, bevor Sie weiterarbeiten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>The copy was saved. Restart opens it.</source>
        <translation>Die Kopie ist gespeichert. Ein Neustart öffnet sie.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>Save a Copy of {name}</source>
        <translation>Kopie von {name} speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_display.py"/>
        <source>Goboard couldn't be started again. Save a copy before you close it.</source>
        <translation>Goboard konnte nicht neu gestartet werden. Speichern Sie eine Kopie, bevor Sie es schließen.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>“{command}” failed because of an error in Goboard.</source>
        <translation>„{command}“ ist wegen eines Fehlers in Goboard misslungen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Part of the window couldn't be drawn because of an error in Goboard.</source>
        <translation>Ein Teil des Fensters konnte wegen eines Fehlers in Goboard nicht gezeichnet werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>A background task failed because of an error in Goboard.</source>
        <translation>Eine Hintergrundaufgabe ist wegen eines Fehlers in Goboard misslungen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Goboard has to close because of an error.</source>
        <translation>Goboard muss wegen eines Fehlers beendet werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Something failed because of an error in Goboard.</source>
        <translation>Etwas ist wegen eines Fehlers in Goboard misslungen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>file or folder not found</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>part of the path is not a folder</source>
        <translation>ein Teil des Pfades ist kein Ordner</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>disk read or write error</source>
        <translation>Lese- oder Schreibfehler auf dem Datenträger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>“{character}” in {property} can't be saved in {charset}</source>
        <translation>„{character}“ in {property} kann nicht in {charset} gespeichert werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>“{character}” can't be saved in {charset}</source>
        <translation>„{character}“ kann nicht in {charset} gespeichert werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>{format} can't be read: {why}</source>
        <translation>{format} kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>Couldn't save {path}: {why}</source>
        <translation>{path} konnte nicht gespeichert werden: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>Couldn't save {path}: {why}. The previous contents are in {kept}.</source>
        <translation>{path} konnte nicht gespeichert werden: {why}. Der vorherige Inhalt befindet sich in {kept}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>{folder}: {problem} ({why})</source>
        <translation>{folder}: {problem} ({why})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>{path} no longer contains game {number}</source>
        <translation>{path} enthält Partie {number} nicht mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>there is no standard placement for %n handicap stones on a {size} board</source>
        <translation>
            <numerusform>für %n Vorgabestein gibt es auf einem {size}-Brett keine übliche Anordnung</numerusform>
            <numerusform>für %n Vorgabesteine gibt es auf einem {size}-Brett keine übliche Anordnung</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>{width}×{height} boards are not supported</source>
        <translation>Bretter der Größe {width}×{height} werden nicht unterstützt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>the text contains no moves</source>
        <translation>der Text enthält keine Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>moves from a {size} board don't fit on a {wanted} board</source>
        <translation>Züge von einem {size}-Brett passen nicht auf ein {wanted}-Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>there is nothing to practise for {notation} in this region of a {size} board</source>
        <translation>für {notation} gibt es in diesem Bereich eines {size}-Bretts nichts zu üben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/error_messages.py"/>
        <source>Not pasted: the program that the text was copied from does not answer.</source>
        <translation>Nicht eingefügt: Das Programm, aus dem der Text kopiert wurde, antwortet nicht.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>no game record found (“(;” is missing)</source>
        <translation>keine Partie gefunden („(;“ fehlt)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the file is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the record has too many nodes</source>
        <translation>die Partie hat zu viele Knoten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the record has too many values</source>
        <translation>die Partie enthält zu viele Werte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the file can't be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>not a regular file</source>
        <translation>keine reguläre Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the diagram is invalid</source>
        <translation>das Diagramm ist ungültig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the moves are invalid</source>
        <translation>die Züge sind ungültig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>this file format is not supported</source>
        <translation>dieses Dateiformat wird nicht unterstützt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the declared encoding {declared} is unknown; read as {encoding}</source>
        <translation>die angegebene Kodierung {declared} ist unbekannt; als {encoding} gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>the declared encoding {declared} is wrong; read as {encoding}</source>
        <translation>die angegebene Kodierung {declared} ist falsch; als {encoding} gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>invalid bytes for the encoding; kept unchanged</source>
        <translation>für die Kodierung ungültige Bytes; unverändert beibehalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>“(;” is missing at the start of a game</source>
        <translation>am Anfang einer Partie fehlt „(;“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>“;” is missing at the start of a game, as in records of Nihon Ki-in</source>
        <translation>am Anfang einer Partie fehlt „;“, wie in Partien von Nihon Ki-in</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the file ends inside a game</source>
        <translation>die Datei endet mitten in einer Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>“;” is missing before a node</source>
        <translation>vor einem Knoten fehlt „;“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>unmatched “)”; ignored</source>
        <translation>überzählige „)“; ignoriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>unmatched “(”; ignored</source>
        <translation>überzählige „(“; ignoriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>empty variation “()”; ignored</source>
        <translation>leere Variante „()“; ignoriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>node after a variation; read as a separate variation</source>
        <translation>Knoten nach einer Variante; als eigene Variante gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the file ends inside a value</source>
        <translation>die Datei endet mitten in einem Wert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>“]” is missing after a value; the value was ended before the next property</source>
        <translation>nach einem Wert fehlt „]“; der Wert wurde vor der nächsten Eigenschaft beendet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>This comment may contain a move (missing ]?)</source>
        <translation>Dieser Kommentar könnte einen Zug enthalten (fehlt ein ]?)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>This comment may contain a move (missing ]?); that part was read as a move</source>
        <translation>Dieser Kommentar könnte einen Zug enthalten (fehlt ein ]?); dieser Teil wurde als Zug gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>a backslash is missing before “]” in a value</source>
        <translation>in einem Wert fehlt der umgekehrte Schrägstrich vor „]“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>unexpected NUL characters</source>
        <translation>unerwartete NUL-Zeichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>text outside any property; ignored</source>
        <translation>Text außerhalb von Eigenschaften; ignoriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>property without a value; ignored</source>
        <translation>Eigenschaft ohne Wert; ignoriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>value without a property; ignored</source>
        <translation>Wert ohne Eigenschaft; ignoriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>a property name doesn't begin with a capital letter</source>
        <translation>ein Eigenschaftsname beginnt nicht mit einem Großbuchstaben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>record of a game other than Go (GM); read as Go on a rectangular board</source>
        <translation>Partie eines anderen Spiels als Go (GM); als Go auf einem rechteckigen Brett gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>unknown board shape; read as a rectangle</source>
        <translation>unbekannte Brettform; als Rechteck gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>text outside the games looks like part of a game</source>
        <translation>Text außerhalb der Partien sieht wie ein Teil einer Partie aus</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the saved record would differ from the original</source>
        <translation>die gespeicherte Partie würde vom Original abweichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the file was changed by another program</source>
        <translation>die Datei wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>the file is read-only</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>this record is open; choose another file</source>
        <translation>diese Partie ist geöffnet; wählen Sie eine andere Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the text contains no board</source>
        <translation>der Text enthält kein Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>unknown symbol {text}</source>
        <translation>unbekanntes Symbol {text}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>{text} could stand for different stones or for none</source>
        <translation>{text} kann für verschiedene Steine oder für keinen stehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the board can be read in several ways</source>
        <translation>das Brett lässt sich auf mehrere Arten lesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the row differs in length from the others</source>
        <translation>die Zeile ist anders lang als die übrigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>there is a gap in the row</source>
        <translation>die Zeile hat eine Lücke</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the row number {text} doesn't follow the one above</source>
        <translation>die Zeilennummer {text} folgt nicht auf die darüber</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the rows don't match the {text} column letters or dashes</source>
        <translation>die Zeilen passen nicht zu den {text} Spaltenbuchstaben oder Strichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>there is an edge inside the board</source>
        <translation>im Brett ist ein Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>this line interrupts the board: {text}</source>
        <translation>diese Zeile unterbricht das Brett: {text}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>unclear which part of a board the {text} points are</source>
        <translation>unklar, welchen Teil eines Bretts die {text} Punkte zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>a row or column seems to be missing: {text} points</source>
        <translation>eine Zeile oder Spalte scheint zu fehlen: {text} Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>this is an estimate of territory, not a position</source>
        <translation>das ist eine Gebietsschätzung, keine Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the board has more than {text} lines</source>
        <translation>das Brett hat mehr als {text} Linien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the number {text} appears on two points</source>
        <translation>die Nummer {text} kommt auf zwei Punkten vor</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>there are more than {text} diagrams</source>
        <translation>es gibt mehr als {text} Diagramme</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/errors.py"/>
        <source>the number of points ({text}) doesn't match the board size</source>
        <translation>die Anzahl der Punkte ({text}) passt nicht zur Brettgröße</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/formats.py"/>
        <source>the moves are encrypted with a key that only PandaNet has</source>
        <translation>die Züge sind mit einem Schlüssel verschlüsselt, den nur PandaNet hat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/formats.py"/>
        <source>the file is compressed with LHA; extract the .ugf file and open that</source>
        <translation>die Datei ist mit LHA komprimiert; bitte die .ugf-Datei entpacken und öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/formats.py"/>
        <source>the old text format of WinMGT is undocumented and can't be read</source>
        <translation>das alte Textformat von WinMGT ist nicht dokumentiert und kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/formats.py"/>
        <source>the format is undocumented, and no sample files are known</source>
        <translation>das Format ist nicht dokumentiert, und es sind keine Beispieldateien bekannt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>unreadable move; skipped</source>
        <translation>unlesbarer Zug; übersprungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>invalid value; skipped</source>
        <translation>ungültiger Wert; übersprungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>unknown line; skipped</source>
        <translation>unbekannte Zeile; übersprungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>the move differs from the game; read as a variation</source>
        <translation>der Zug weicht von der Partie ab; als Variante gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>moves were undone; read as a variation</source>
        <translation>Züge wurden zurückgenommen; als Variante gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>comment on a missing move; added at the end of the game</source>
        <translation>Kommentar zu einem fehlenden Zug; am Ende der Partie eingefügt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>handicap stones not specified; placed on the customary points</source>
        <translation>Vorgabesteine nicht angegeben; auf die üblichen Punkte gesetzt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>invalid bytes for the encoding; replaced by �</source>
        <translation>für die Kodierung ungültige Bytes; durch � ersetzt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/foreign/errors.py"/>
        <source>the file ends inside the game</source>
        <translation>die Datei endet mitten in der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/reading.py"/>
        <source>read as a whole board of {size}; nothing says which part of a larger one it may be</source>
        <translation>als ganzes Brett von {size} gelesen; nichts sagt, welcher Teil eines größeren es sein könnte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_diagrams/reading.py"/>
        <source>nothing says which part of the {size} board this is; it was placed in the middle</source>
        <translation>nichts sagt, welcher Teil des {size}-Brettes dies ist; er wurde in die Mitte gesetzt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_games.py"/>
        <source>the text doesn't say how large the board is; read as {size}</source>
        <translation>der Text sagt nicht, wie groß das Brett ist; als {size} gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>{cause}</source>
        <translation>{cause}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>expected move number {expected} or higher instead of “{text}”</source>
        <translation>statt „{text}“ wurde Zugnummer {expected} oder höher erwartet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>expected a move number instead of “{text}”</source>
        <translation>statt „{text}“ wurde eine Zugnummer erwartet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>“{text}” is too long for a move number</source>
        <translation>„{text}“ ist zu lang für eine Zugnummer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>expected a point or a pass after “{text}”</source>
        <translation>nach „{text}“ wurde ein Punkt oder Passen erwartet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>“{text}” is not an action; lines must begin with +B, +W, -B, -W or a move number</source>
        <translation>„{text}“ ist keine Aktion; Zeilen müssen mit +B, +W, -B, -W oder einer Zugnummer beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>“{text}” is a second move on the same line</source>
        <translation>„{text}“ ist ein zweiter Zug in derselben Zeile</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>expected a colour (B or W) instead of “{text}”</source>
        <translation>statt „{text}“ wurde eine Farbe (B oder W) erwartet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>“{text}” is neither a move nor a comment</source>
        <translation>„{text}“ ist weder ein Zug noch ein Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>move {number} is illegal: {reason}</source>
        <translation>Zug {number} ist regelwidrig: {reason}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>move {number} doesn't capture the stones listed: {names}</source>
        <translation>Zug {number} schlägt die angegebenen Steine nicht: {names}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>move {number} captures more stones than listed: {names}</source>
        <translation>Zug {number} schlägt mehr Steine als angegeben: {names}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>{colour} has no stone to remove at {names}</source>
        <translation>{colour} hat auf {names} keinen Stein zum Entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>“{text}” was read as {names}</source>
        <translation>„{text}“ wurde als {names} gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>the colour of move {number} doesn't match its number</source>
        <translation>die Farbe von Zug {number} passt nicht zu seiner Nummer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>the move “{text}” starts on a point where the player has no stone</source>
        <translation>der Zug „{text}“ beginnt auf einem Punkt, auf dem der Spieler keinen Stein hat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>move {number} (“{text}”) is not on the board; read as a pass</source>
        <translation>Zug {number} („{text}“) liegt nicht auf dem Brett; als Passen gelesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>move {number} is not on the board; saved as a pass</source>
        <translation>Zug {number} liegt nicht auf dem Brett; als Passen gespeichert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>this format doesn't support comments</source>
        <translation>dieses Format unterstützt keine Kommentare</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>this format supports only the first line of a comment</source>
        <translation>dieses Format unterstützt nur die erste Zeile eines Kommentars</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/text_records/errors.py"/>
        <source>this format doesn't support comments at nodes without a move or stones</source>
        <translation>dieses Format unterstützt keine Kommentare an Knoten ohne Zug oder Steine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/errors.py"/>
        <source>the image is too large ({wide} × {high} pixels)</source>
        <translation>das Bild ist zu groß ({wide} × {high} Pixel)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/errors.py"/>
        <source>not enough memory for an image of {wide} × {high} pixels</source>
        <translation>nicht genug Speicher für ein Bild von {wide} × {high} Pixeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/errors.py"/>
        <source>there are no pages to save</source>
        <translation>es sind keine Seiten zum Speichern vorhanden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/errors.py"/>
        <source>there are no pictures to save</source>
        <translation>es sind keine Bilder zum Speichern vorhanden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/errors.py"/>
        <source>unsupported format {extension} (supported: {known})</source>
        <translation>nicht unterstütztes Format {extension} (unterstützt: {known})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/errors.py"/>
        <source>the file name must end in one of {known}</source>
        <translation>der Dateiname muss eine dieser Endungen haben: {known}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/game_index/errors.py"/>
        <source>another program is using this index</source>
        <translation>ein anderes Programm verwendet diesen Index</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/game_index/errors.py"/>
        <source>the index is damaged</source>
        <translation>der Index ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/game_index/errors.py"/>
        <source>no collection index found</source>
        <translation>kein Index einer Sammlung gefunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/game_index/errors.py"/>
        <source>the index was created by another version of Goboard</source>
        <translation>der Index stammt von einer anderen Version von Goboard</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/game_index/errors.py"/>
        <source>the index can't be used at the moment</source>
        <translation>der Index kann derzeit nicht verwendet werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>more than {most} bytes</source>
        <translation>mehr als {most} Bytes</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>more than {most} nodes</source>
        <translation>mehr als {most} Knoten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/files/errors.py"/>
        <source>more than {most} values</source>
        <translation>mehr als {most} Werte</translation>
    </message>
    <message>
        <source>the row differs in length from the one above</source>
        <translation type="vanished">die Reihe hat eine andere Länge als die darüber</translation>
    </message>
    <message>
        <source>Couldn't read {format}: {why}</source>
        <translation type="vanished">{format} kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>{why} ({place})</source>
        <translation type="vanished">{why} ({place})</translation>
    </message>
    <message>
        <source>nothing may be written there</source>
        <translation type="vanished">dort darf nichts geschrieben werden</translation>
    </message>
    <message>
        <source>a record of another game than Go; read as Go on a rectangular board</source>
        <translation type="vanished">Aufzeichnung eines anderen Spiels als Go; als Go auf einem rechteckigen Brett gelesen</translation>
    </message>
    <message>
        <source>“{text}” stands where the number {expected} should</source>
        <translation type="vanished">„{text}“ steht, wo die Nummer {expected} stehen sollte</translation>
    </message>
    <message>
        <source>stones set up or taken off by hand have no place in this form</source>
        <translation type="vanished">von Hand aufgebaute oder weggenommene Steine haben in dieser Form keinen Platz</translation>
    </message>
    <message>
        <source>move {number} names no point of the board and cannot be read back</source>
        <translation type="vanished">Zug {number} nennt keinen Punkt des Brettes und lässt sich nicht zurücklesen</translation>
    </message>
    <message>
        <source>{folder} is no index of a collection</source>
        <translation type="vanished">{folder} ist kein Index einer Sammlung</translation>
    </message>
    <message>
        <source>{folder} holds an index of another version</source>
        <translation type="vanished">{folder} enthält einen Index einer anderen Version</translation>
    </message>
    <message>
        <source>{folder} holds a damaged index: {why}</source>
        <translation type="vanished">{folder} enthält einen beschädigten Index: {why}</translation>
    </message>
    <message>
        <source>the index in {folder} is being built by another program</source>
        <translation type="vanished">der Index in {folder} wird gerade von einem anderen Programm angelegt</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation type="vanished">es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>{path}: not saved, {stage}: {why}</source>
        <translation type="vanished">{path}: nicht gespeichert, {stage}: {why}</translation>
    </message>
    <message>
        <source>{path}: not saved, {stage}: {why}; its old contents are in {kept}</source>
        <translation type="vanished">{path}: nicht gespeichert, {stage}: {why}; der alte Inhalt ist in {kept}</translation>
    </message>
    <message>
        <source>looking at the file</source>
        <translation type="vanished">beim Ansehen der Datei</translation>
    </message>
    <message>
        <source>writing the new contents</source>
        <translation type="vanished">beim Schreiben des neuen Inhalts</translation>
    </message>
    <message>
        <source>reading them back</source>
        <translation type="vanished">beim Zurücklesen</translation>
    </message>
    <message>
        <source>putting them in place of the old ones</source>
        <translation type="vanished">beim Ersetzen des alten Inhalts</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>&amp;Save</source>
        <translation type="vanished">&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Chart as…</source>
        <translation type="vanished">&amp;Diagramm als…</translation>
    </message>
    <message>
        <source>&amp;Table as…</source>
        <translation type="vanished">&amp;Tabelle als…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation type="vanished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation type="vanished">&amp;Diagramm</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="vanished">&amp;Tabelle</translation>
    </message>
    <message>
        <source>Table as te&amp;xt</source>
        <translation type="vanished">Tabelle als Te&amp;xt</translation>
    </message>
    <message>
        <source>Portable Document Format (*.pdf);;Scalable Vector Graphics (*.svg);;Portable Network Graphics (*.png)</source>
        <translation type="vanished">Portable Document Format (*.pdf);;Scalable Vector Graphics (*.svg);;Portable Network Graphics (*.png)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation type="vanished">Diagramm speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;Tab-separated values (*.tsv);;Text (*.txt)</source>
        <translation type="vanished">Kommagetrennte Werte (*.csv);;Tabulatorgetrennte Werte (*.tsv);;Text (*.txt)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="vanished">Tabelle speichern</translation>
    </message>
    <message>
        <source>{name}: tables are saved as {known}.</source>
        <translation type="vanished">{name}: Tabellen werden als {known} gespeichert.</translation>
    </message>
    <message>
        <source>Copied: the chart</source>
        <translation type="vanished">Kopiert: das Diagramm</translation>
    </message>
    <message>
        <source>Copied: the table</source>
        <translation type="vanished">Kopiert: die Tabelle</translation>
    </message>
</context>
<context>
    <name>FailuresDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>Unreadable Files</source>
        <translation>Unlesbare Dateien</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>%Ln files couldn't be read. Goboard will try again once they have changed.</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht gelesen werden. Goboard versucht es erneut, sobald sie sich geändert hat.</numerusform>
            <numerusform>%Ln Dateien konnten nicht gelesen werden. Goboard versucht es erneut, sobald sie sich geändert haben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>All files in the collection were read successfully.</source>
        <translation>Alle Dateien der Sammlung wurden erfolgreich gelesen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>&amp;Open File</source>
        <translation>&amp;Datei öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>Show &amp;Folder</source>
        <translation>&amp;Ordner anzeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>&amp;Copy List</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>FailuresModel</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/failures_dialog.py"/>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>FieldHint</name>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Change to {text}</source>
        <translation>In {text} ändern</translation>
    </message>
</context>
<context>
    <name>FigureCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/commands.py"/>
        <source>Edit figure</source>
        <translation>Figur bearbeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/commands.py"/>
        <source>Drag across the part of the board to show.</source>
        <translation>Mit der Maus über den Teil des Bretts ziehen, der gezeigt werden soll.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/commands.py"/>
        <source>Divide into figures</source>
        <translation>In Figuren aufteilen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/commands.py"/>
        <source>Divided the record into figures</source>
        <translation>Partie in Figuren aufgeteilt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/commands.py"/>
        <source>Remove all figures</source>
        <translation>Alle Figuren entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/commands.py"/>
        <source>Removed all figures</source>
        <translation>Alle Figuren entfernt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/commands.py"/>
        <source>The record has no figures.</source>
        <translation>Die Partie hat keine Figuren.</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation type="vanished">Ganzes Brett zeigen</translation>
    </message>
    <message>
        <source>The record says now where figures begin, and can be printed so.</source>
        <translation type="vanished">In der Partie steht nun, wo Figuren beginnen; sie kann so gedruckt werden.</translation>
    </message>
</context>
<context>
    <name>FigureDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Figure Options</source>
        <translation>Figuroptionen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>&amp;Begin a new figure at this node</source>
        <translation>Mit diesem Knoten eine neue Figur &amp;beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Set the &amp;number of this move:</source>
        <translation>&amp;Nummer dieses Zuges festlegen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Number of this move</source>
        <translation>Nummer dieses Zuges</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Show &amp;Whole Board</source>
        <translation>&amp;Ganzes Brett zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Se&amp;lect on Board…</source>
        <translation>&amp;Auf dem Brett auswählen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Choose the &amp;elements to show</source>
        <translation>G&amp;ezeigte Elemente festlegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Choose the elements of this figure here instead of when printing</source>
        <translation>Elemente dieser Figur hier statt beim Drucken festlegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Na&amp;me:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Numbe&amp;ring from here on:</source>
        <translation>Nummerierung &amp;von hier an:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_dialog.py"/>
        <source>Visible part:</source>
        <translation>Ausschnitt:</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Figure n&amp;ame</source>
        <translation>Name &amp;der Figur</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>No&amp;tes on moves not shown on the board</source>
        <translation>Anmerkungen &amp;zu nicht gezeigten Zügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Star &amp;points</source>
        <translation>H&amp;oshis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Captured &amp;stones (kept on the board)</source>
        <translation>Geschlagene &amp;Steine (bleiben auf dem Brett)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>As in the game</source>
        <translation>Wie in der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Without hundreds (101 as 1)</source>
        <translation>Ohne Hunderter (101 als 1)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>From 1 in each figure</source>
        <translation>In jeder Figur von 1 an</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>No diagrams</source>
        <translation>Keine Diagramme</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Diagrams, numbered from 1</source>
        <translation>Diagramme, von 1 an nummeriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Diagrams, numbered as in the game</source>
        <translation>Diagramme, nummeriert wie in der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Aft&amp;er a number of moves:</source>
        <translation>Nach fester Zugza&amp;hl:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Evenl&amp;y, after at most a number of moves:</source>
        <translation>Gleich&amp;mäßig, nach höchstens so vielen Zügen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>After &amp;captures (at least this many moves per figure):</source>
        <translation>Nach dem Schla&amp;gen (Mindestlänge in Zügen):</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Before a point is played &amp;again</source>
        <translation>Bevor ein Punkt &amp;wieder besetzt wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>After c&amp;omments</source>
        <translation>Nach &amp;Kommentaren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>After these &amp;moves:</source>
        <translation>Nach diesen &amp;Zügen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>{columns}×{rows}, from {first} to {last}</source>
        <translation>{columns}×{rows}, von {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Figures: {figures} · diagrams: {diagrams}</source>
        <translation>Figuren: {figures} · Diagramme: {diagrams}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/figures/figure_texts.py"/>
        <source>Figures: {figures}</source>
        <translation>Figuren: {figures}</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/files/commands.py"/>
        <source>Comparing {name}…</source>
        <translation>{name} wird verglichen…</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <location filename="../../goboard_gui/gui/files/file_messages.py"/>
        <source>Some of the file couldn't be read: {first}</source>
        <translation>Ein Teil der Datei konnte nicht gelesen werden: {first}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_messages.py"/>
        <source>The file is damaged; errors were repaired while it was opened: {first}</source>
        <translation>Die Datei ist beschädigt; Fehler wurden beim Öffnen behoben: {first}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_messages.py"/>
        <source>{count} more…</source>
        <translation>{count} weitere…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_messages.py"/>
        <source>Read as Moves</source>
        <translation>Als Züge lesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_messages.py"/>
        <source>Read as Comment</source>
        <translation>Als Kommentar lesen</translation>
    </message>
</context>
<context>
    <name>FileWatch</name>
    <message>
        <location filename="../../goboard_gui/gui/files/file_watch.py"/>
        <source>{name} was deleted or moved. The record now exists only in this window.</source>
        <translation>{name} wurde gelöscht oder verschoben. Die Partie gibt es nur noch in diesem Fenster.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_watch.py"/>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_watch.py"/>
        <source>The file {name} on disk matches your last save again.</source>
        <translation>Die Datei {name} auf dem Datenträger entspricht wieder der zuletzt gespeicherten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_watch.py"/>
        <source>{name} was changed by another program.</source>
        <translation>{name} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_watch.py"/>
        <source>Reload…</source>
        <translation>Neu laden…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_watch.py"/>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/file_watch.py"/>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Players, event, year and so on</source>
        <translation type="vanished">Spieler, Turnier, Jahr und so weiter</translation>
    </message>
    <message>
        <source>Filter: player, event, year…</source>
        <translation type="vanished">Filter: Spieler, Turnier, Jahr…</translation>
    </message>
    <message>
        <source>More</source>
        <translation type="vanished">Mehr</translation>
    </message>
    <message>
        <source>Player, colour, event, dates, winner</source>
        <translation type="vanished">Spieler, Farbe, Turnier, Daten, Gewinner</translation>
    </message>
    <message>
        <source>Filtered ✕</source>
        <translation type="vanished">Gefiltert ✕</translation>
    </message>
    <message>
        <source>Mean all games again</source>
        <translation type="vanished">Wieder alle Partien meinen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="vanished">Spieler</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation type="vanished">Farbe des Spielers</translation>
    </message>
    <message>
        <source>either colour</source>
        <translation type="vanished">beliebig</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="vanished">Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="vanished">Weiß</translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="vanished">Turnier</translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="vanished">Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="vanished">Bis</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="vanished">Gewinner</translation>
    </message>
    <message>
        <source>anyone</source>
        <translation type="vanished">beliebig</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="vanished">keiner</translation>
    </message>
    <message>
        <source>as</source>
        <translation type="vanished">als</translation>
    </message>
    <message>
        <source>until</source>
        <translation type="vanished">bis</translation>
    </message>
    <message>
        <source>won by</source>
        <translation type="vanished">Gewinner</translation>
    </message>
    <message>
        <source>“{text}” is no date: write a year, 1985-05 or 1985-05-31.</source>
        <translation type="vanished">„{text}“ ist kein Datum: ein Jahr, 1985-05 oder 1985-05-31 eingeben.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Find text…</source>
        <translation>Text suchen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Find in comments and node names</source>
        <translation>In Kommentaren und Knotennamen suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Whole Words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Match whole words only</source>
        <translation>Nur ganze Wörter suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Use regular expression</source>
        <translation>Regulären Ausdruck verwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Find moves at a point, entered in the current notation</source>
        <translation>Züge auf einem Punkt suchen (Eingabe in der aktuellen Notation)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>List all results</source>
        <translation>Alle Treffer auflisten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>FindResults</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_bar.py"/>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>missing “)”</source>
        <translation>„)“ fehlt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>unmatched “)”</source>
        <translation>„)“ ohne „(“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>missing “]”</source>
        <translation>„]“ fehlt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>reversed character range</source>
        <translation>umgekehrter Zeichenbereich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>nothing to repeat</source>
        <translation>nichts zu wiederholen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>two quantifiers in a row</source>
        <translation>zwei Quantoren hintereinander</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>minimum greater than maximum</source>
        <translation>Mindestzahl größer als Höchstzahl</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>nothing after “\”</source>
        <translation>nichts nach „\“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>unknown escape sequence</source>
        <translation>unbekannte Escape-Sequenz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>incomplete escape sequence</source>
        <translation>unvollständige Escape-Sequenz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>unknown group</source>
        <translation>unbekannte Gruppe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>reference to an unclosed group</source>
        <translation>Verweis auf eine nicht geschlossene Gruppe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>unknown construct after “(?”</source>
        <translation>unbekannte Erweiterung nach „(?“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>unknown character class</source>
        <translation>unbekannte Zeichenklasse</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>There are no more comments.</source>
        <translation>Es gibt keine weiteren Kommentare.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>There are no earlier comments.</source>
        <translation>Es gibt keine früheren Kommentare.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>There are no more figures.</source>
        <translation>Es gibt keine weiteren Figuren.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>There are no earlier figures.</source>
        <translation>Es gibt keine früheren Figuren.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>There are no more hotspots.</source>
        <translation>Es gibt keine weiteren wichtigen Stellen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>There are no earlier hotspots.</source>
        <translation>Es gibt keine früheren wichtigen Stellen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>The expression is longer than {count} characters</source>
        <translation>Der Ausdruck ist länger als {count} Zeichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>The expression is too complex</source>
        <translation>Der Ausdruck ist zu komplex</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>Invalid expression: {reason}</source>
        <translation>Ungültiger Ausdruck: {reason}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>Invalid expression at character {place}: {reason}</source>
        <translation>Ungültiger Ausdruck bei Zeichen {place}: {reason}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>Expression too slow: search stopped at move {number}</source>
        <translation>Ausdruck zu langsam: Suche bei Zug {number} abgebrochen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>{found} found so far</source>
        <translation>bisher {found} gefunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>{found} found</source>
        <translation>{found} gefunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>{place} of {found}</source>
        <translation>{place} von {found}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>Same position as after move {number} of this line</source>
        <translation>Gleiche Stellung wie nach Zug {number} dieser Zugfolge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>Same position as after move {number} of another variation</source>
        <translation>Gleiche Stellung wie nach Zug {number} einer anderen Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/find/find_texts.py"/>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>There is no more markup.</source>
        <translation type="vanished">Es gibt keine weiteren Markierungen.</translation>
    </message>
    <message>
        <source>There is no markup before this.</source>
        <translation type="vanished">Davor gibt es keine Markierungen.</translation>
    </message>
    <message>
        <source>The expression ends too early (letter {place})</source>
        <translation type="vanished">Der Ausdruck endet zu früh (Zeichen {place})</translation>
    </message>
    <message>
        <source>This “(” is not closed (letter {place})</source>
        <translation type="vanished">Dieses „(“ ist nicht geschlossen (Zeichen {place})</translation>
    </message>
    <message>
        <source>This “)” closes nothing (letter {place})</source>
        <translation type="vanished">Dieses „)“ schließt nichts (Zeichen {place})</translation>
    </message>
    <message>
        <source>This “[” is not closed (letter {place})</source>
        <translation type="vanished">Dieses „[“ ist nicht geschlossen (Zeichen {place})</translation>
    </message>
    <message>
        <source>A range that ends before it begins (letter {place})</source>
        <translation type="vanished">Ein Zeichenbereich, der endet, bevor er beginnt (Zeichen {place})</translation>
    </message>
    <message>
        <source>Nothing to repeat (letter {place})</source>
        <translation type="vanished">Nichts zu wiederholen (Zeichen {place})</translation>
    </message>
    <message>
        <source>A repetition that counts wrongly (letter {place})</source>
        <translation type="vanished">Eine Wiederholung, die falsch zählt (Zeichen {place})</translation>
    </message>
    <message>
        <source>This means nothing after “\” (letter {place})</source>
        <translation type="vanished">Das bedeutet nichts nach „\“ (Zeichen {place})</translation>
    </message>
    <message>
        <source>Not supported in expressions here (letter {place})</source>
        <translation type="vanished">In Ausdrücken hier nicht unterstützt (Zeichen {place})</translation>
    </message>
</context>
<context>
    <name>FinishGameDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>Finish Game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>Margin in points</source>
        <translation>Vorsprung in Punkten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>Enter 0 for a draw</source>
        <translation>Für ein Unentschieden 0 eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>Other result</source>
        <translation>Anderes Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>Winner:</source>
        <translation>Sieger:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>Result:</source>
        <translation>Ergebnis:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>&amp;Resignation</source>
        <translation>&amp;Aufgabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>&amp;Timeout</source>
        <translation>&amp;Zeitüberschreitung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>&amp;Points:</source>
        <translation>&amp;Punkte:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>&amp;No result (void)</source>
        <translation>&amp;Kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/finish_game_dialog.py"/>
        <source>&amp;Other:</source>
        <translation>&amp;Sonstiges:</translation>
    </message>
    <message>
        <source>Won by:</source>
        <translation type="vanished">Gewonnen durch:</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>Folders with game records</source>
        <translation>Ordner mit Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>Add Folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>Add folders with game records, or drop them here.</source>
        <translation>Ordner mit Partien hinzufügen oder mit der Maus hierher ziehen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>%Ln files so far…</source>
        <translation>
            <numerusform>bisher %Ln Datei…</numerusform>
            <numerusform>bisher %Ln Dateien…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <location filename="../../goboard_gui/gui/wording/missing_glyphs.py"/>
        <source>No installed font can display {signs}.</source>
        <translation>Keine installierte Schriftart kann {signs} darstellen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/missing_glyphs.py"/>
        <source>No installed font can display {signs}. Installing the package {packages} may help.</source>
        <translation>Keine installierte Schriftart kann {signs} darstellen. Möglicherweise hilft es, das Paket {packages} zu installieren.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/missing_glyphs.py"/>
        <source>No installed font can display {signs}. Installing {packages} may help.</source>
        <translation>Keine installierte Schriftart kann {signs} darstellen. Möglicherweise hilft es, {packages} zu installieren.</translation>
    </message>
    <message>
        <source>No installed font can display {signs}. Installing the package fonts-noto-cjk may help.</source>
        <translation type="vanished">Keine installierte Schriftart kann {signs} darstellen. Möglicherweise hilft es, das Paket fonts-noto-cjk zu installieren.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>Portable Document Format</source>
        <translation>Portable Document Format</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>Scalable Vector Graphics</source>
        <translation>Scalable Vector Graphics</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>Portable Network Graphics</source>
        <translation>Portable Network Graphics</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>WebP</source>
        <translation>WebP</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/output/formats.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>Fuseki</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Main line of this game</source>
        <translation>Hauptvariante dieser Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Another game in this file</source>
        <translation>Andere Partie dieser Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Variation at move {number}: {name}</source>
        <translation>Variante bei Zug {number}: {name}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Window: {title}</source>
        <translation>Fenster: {title}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>File: {name}</source>
        <translation>Datei: {name}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>with colours swapped</source>
        <translation>mit vertauschten Farben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>{way} with colours swapped</source>
        <translation>{way} mit vertauschten Farben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Different board sizes: A is {first}, B is {second}.</source>
        <translation>Verschiedene Brettgrößen: A ist {first}, B ist {second}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>The openings differ {after}: {points}, first difference {where}.</source>
        <translation>Die Eröffnungen unterscheiden sich {after}: {points}, erster Unterschied {where}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Same opening {after}, in the same orientation.</source>
        <translation>Gleiche Eröffnung {after}, in derselben Ausrichtung.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Same opening {after}: B equals A {way}.</source>
        <translation>Gleiche Eröffnung {after}: B entspricht A, {way}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>{title} has only %n moves; its final position is shown.</source>
        <translation>
            <numerusform>{title} hat nur %n Zug; die Endstellung wird angezeigt.</numerusform>
            <numerusform>{title} hat nur %n Züge; die Endstellung wird angezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>after %n moves</source>
        <translation>
            <numerusform>nach %n Zug</numerusform>
            <numerusform>nach %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>%n points differ</source>
        <translation>
            <numerusform>%n abweichender Punkt</numerusform>
            <numerusform>%n abweichende Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>at move {number}</source>
        <translation>bei Zug {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>The openings are most similar in the same orientation.</source>
        <translation>Die Eröffnungen sind sich in derselben Ausrichtung am ähnlichsten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>A {way} is most similar to B.</source>
        <translation>A {way} ähnelt B am meisten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>The stones of opening B are listed with colours swapped.</source>
        <translation>Die Steine von Eröffnung B sind mit vertauschten Farben aufgeführt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>{colour} in A only: {points}.</source>
        <translation>{colour} nur in A: {points}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>{colour} in B only: {points}.</source>
        <translation>{colour} nur in B: {points}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>{colour} in A, {other} in B: {points}.</source>
        <translation>{colour} in A, {other} in B: {points}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>A has no symmetry.</source>
        <translation>A ist nicht symmetrisch.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>A looks the same when {ways}.</source>
        <translation>A sieht auch so gleich aus: {ways}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Move {number} of {moves}</source>
        <translation>Zug {number} von {moves}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>no differences</source>
        <translation>keine Unterschiede</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Move {number} of {moves} · {differing}</source>
        <translation>Zug {number} von {moves} · {differing}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>{title}, current line</source>
        <translation>{title}, aktuelle Zugfolge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Choose an opening to compare with.</source>
        <translation>Wählen Sie eine Eröffnung zum Vergleichen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Couldn't compare the openings: {error}</source>
        <translation>Die Eröffnungen konnten nicht verglichen werden: {error}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>Choose another window, a file, another game in this file or a variation. You can also drop a file here.</source>
        <translation>Wählen Sie ein anderes Fenster, eine Datei, eine andere Partie dieser Datei oder eine Variante. Sie können auch eine Datei mit der Maus hierher ziehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>B in its original orientation</source>
        <translation>B in ursprünglicher Ausrichtung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>B, same orientation as A</source>
        <translation>B, gleiche Ausrichtung wie A</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/comparison_texts.py"/>
        <source>B, {way} to match A</source>
        <translation>B, {way}, passend zu A</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Level {level} · %n stones</source>
        <translation>
            <numerusform>Ebene {level} · %n Stein</numerusform>
            <numerusform>Ebene {level} · %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>{area}, level {level}: {states}</source>
        <translation>{area}, Ebene {level}: {states}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>{name} · {stone} · area {area}, level {level}, offset {offset}</source>
        <translation>{name} · {stone} · Bereich {area}, Ebene {level}, Versatz {offset}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="vanished">Passen</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="vanished">unverändert</translation>
    </message>
    <message>
        <source>rotated right</source>
        <translation type="vanished">nach rechts gedreht</translation>
    </message>
    <message>
        <source>rotated 180°</source>
        <translation type="vanished">um 180° gedreht</translation>
    </message>
    <message>
        <source>rotated left</source>
        <translation type="vanished">nach links gedreht</translation>
    </message>
    <message>
        <source>mirrored horizontally</source>
        <translation type="vanished">horizontal gespiegelt</translation>
    </message>
    <message>
        <source>mirrored vertically</source>
        <translation type="vanished">vertikal gespiegelt</translation>
    </message>
    <message>
        <source>mirrored in the diagonal \</source>
        <translation type="vanished">an der Diagonalen \ gespiegelt</translation>
    </message>
    <message>
        <source>mirrored in the diagonal /</source>
        <translation type="vanished">an der Diagonalen / gespiegelt</translation>
    </message>
    <message>
        <source>The openings are most similar with A {way}.</source>
        <translation type="vanished">Am ähnlichsten sind sich die Eröffnungen so: A {way}.</translation>
    </message>
</context>
<context>
    <name>FusekiCommands</name>
    <message>
        <source>Copied: the pattern</source>
        <translation type="vanished">Kopiert: das Muster</translation>
    </message>
</context>
<context>
    <name>GameClock</name>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>Set time limit</source>
        <translation>Bedenkzeit festlegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>Start Clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>Recorded time left after the last move</source>
        <translation>Aufgezeichnete Restzeit nach dem letzten Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>The game has ended, and the clocks have stopped.</source>
        <translation>Die Partie ist zu Ende, und die Uhren stehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>The clock is paused. Click to continue; the first move also starts it.</source>
        <translation>Die Uhr ist angehalten. Klicken, um sie fortzusetzen; auch der erste Zug setzt sie in Gang.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>The clock is paused. Click to continue.</source>
        <translation>Die Uhr ist angehalten. Klicken, um sie fortzusetzen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>The clock continues at the end of the game. Click to pause.</source>
        <translation>Die Uhr läuft am Ende der Partie weiter. Klicken, um sie anzuhalten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/game_clock.py"/>
        <source>The clock is running and move times are recorded. Click to pause.</source>
        <translation>Die Uhr läuft, und Zugzeiten werden aufgezeichnet. Klicken, um sie anzuhalten.</translation>
    </message>
</context>
<context>
    <name>GameCountBar</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Go back to the search position</source>
        <translation>Zur gesuchten Stellung zurückgehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>List the games with the position on the board</source>
        <translation>Partien mit der Stellung auf dem Brett auflisten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
</context>
<context>
    <name>GameEdits</name>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Add game</source>
        <translation>Partie hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Add games</source>
        <translation>Partien hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Duplicate game</source>
        <translation>Partie duplizieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Duplicate games</source>
        <translation>Partien duplizieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Remove game</source>
        <translation>Partie entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Remove games</source>
        <translation>Partien entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Move games</source>
        <translation>Partien verschieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Sort games</source>
        <translation>Partien sortieren</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Filter games</source>
        <translation>Partien filtern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Filter: player, event, year…</source>
        <translation>Filter: Spieler, Turnier, Jahr…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Filter by player, colour, event, date or winner</source>
        <translation>Nach Spieler, Farbe, Turnier, Datum oder Sieger filtern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Clear Filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Show all games again</source>
        <translation>Wieder alle Partien zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Player's colour</source>
        <translation>Farbe des Spielers</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Either colour</source>
        <translation>Beliebige Farbe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Any winner</source>
        <translation>Beliebiger Sieger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>No winner</source>
        <translation>Kein Sieger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/filter_bar.py"/>
        <source>“{text}” is not a valid date. Enter it as 1985, 1985-05 or 1985-05-31.</source>
        <translation>„{text}“ ist kein gültiges Datum. Geben Sie es als 1985, 1985-05 oder 1985-05-31 ein.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Open, copy or save games</source>
        <translation>Partien öffnen, kopieren oder speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>&amp;Open</source>
        <translation>Öff&amp;nen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Open in New &amp;Window</source>
        <translation>In neuem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>&amp;Copy Selected Rows</source>
        <translation>Ausgewählte Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save &amp;List…</source>
        <translation>&amp;Liste speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save &amp;Games in One File…</source>
        <translation>&amp;Partien in einer Datei speichern…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save &amp;List of %n Selected Games…</source>
        <translation>
            <numerusform>&amp;Liste mit der ausgewählten Partie speichern…</numerusform>
            <numerusform>&amp;Liste der %n ausgewählten Partien speichern…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save %n Selected &amp;Games in One File…</source>
        <translation>
            <numerusform>Ausgewählte &amp;Partie in einer Datei speichern…</numerusform>
            <numerusform>%n ausgewählte &amp;Partien in einer Datei speichern…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/game_panel.py"/>
        <source>{player}'s clock</source>
        <translation>Uhr von {player}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/game_panel.py"/>
        <source>Komi {komi}</source>
        <translation>Komi {komi}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/game_panel.py"/>
        <source>Handicap {stones}</source>
        <translation>Vorgabe {stones}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/game_panel.py"/>
        <source>Result {result}</source>
        <translation>Ergebnis {result}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/navigation/moves/game_panel.py"/>
        <source>%n prisoners</source>
        <translation>
            <numerusform>%n Gefangener</numerusform>
            <numerusform>%n Gefangene</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones taken</source>
        <translation type="vanished">Geschlagene Steine</translation>
    </message>
    <message>
        <source>komi {komi:g}</source>
        <translation type="vanished">Komi {komi:g}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Final positions</source>
        <translation>Endstellungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>After 50 moves</source>
        <translation>Nach 50 Zügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Starting positions</source>
        <translation>Anfangsstellungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>&amp;Event and Round</source>
        <translation>&amp;Turnier und Runde</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>&amp;Number of Moves</source>
        <translation>&amp;Anzahl der Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>Edit game information</source>
        <translation>Partiedaten bearbeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>{name} is the last game record in its folder.</source>
        <translation>{name} ist die letzte Partiedatei in ihrem Ordner.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>{name} is the first game record in its folder.</source>
        <translation>{name} ist die erste Partiedatei in ihrem Ordner.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>This file contains %Ln games.</source>
        <translation>
            <numerusform>Diese Datei enthält %Ln Partie.</numerusform>
            <numerusform>Diese Datei enthält %Ln Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>This file contains %Ln games. Press {key} for the next one.</source>
        <translation>
            <numerusform>Diese Datei enthält %Ln Partie. {key} öffnet die nächste.</numerusform>
            <numerusform>Diese Datei enthält %Ln Partien. {key} öffnet die nächste.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/commands.py"/>
        <source>Show All</source>
        <translation>Alle anzeigen</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Games in This File</source>
        <translation>Partien in dieser Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>From &amp;File…</source>
        <translation>Aus &amp;Datei…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Move Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>&amp;Sort By</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Games: {found} of {games}</source>
        <translation>Partien: {found} von {games}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_dialog.py"/>
        <source>Games: {games}</source>
        <translation>Partien: {games}</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Find players, events, dates, results…</source>
        <translation>Spieler, Turnier, Datum, Ergebnis suchen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Find games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Position shown in thumbnails</source>
        <translation>In Vorschaubildern gezeigte Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>View as</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <location filename="../../goboard_gui/gui/game/games/games_panel.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GuessBar</name>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>Guess Next Move</source>
        <translation>Nächsten Zug raten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>Moves to guess</source>
        <translation>Zu ratende Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>Guessing</name>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>Both colours</source>
        <translation>Beide Farben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>Black's moves</source>
        <translation>Züge von Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>White's moves</source>
        <translation>Züge von Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>{turn}. Where is move {number}?</source>
        <translation>{turn}. Wo ist Zug {number}?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>{name} is correct on the first guess.</source>
        <translation>{name} ist auf Anhieb richtig.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>{name} is correct.</source>
        <translation>{name} ist richtig.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>{name} is played in a variation. Find the move in this line.</source>
        <translation>{name} wird in einer Variante gespielt. Gesucht ist der nächste Zug in dieser Zugfolge.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>The move is {name}. Click the highlighted point.</source>
        <translation>Der richtige Zug ist {name}. Klicken Sie den hervorgehobenen Punkt an.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>You have already guessed {name}.</source>
        <translation>{name} wurde bereits geraten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>Not {name}. The move is in the marked area.</source>
        <translation>Nicht {name}. Der Zug ist im markierten Bereich.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>Correct on first guess: {first} of {moves} ({percent}%) · Guesses: {guesses} · Average distance: {distance} lines</source>
        <translation>Auf Anhieb richtig: {first} von {moves} ({percent} %) · Versuche: {guesses} · Mittlerer Abstand: {distance} Linien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guess_view.py"/>
        <source>No more moves. {score}</source>
        <translation>Keine weiteren Züge. {score}</translation>
    </message>
    <message>
        <source>No move follows here that could be guessed.</source>
        <translation type="vanished">Hier folgt kein Zug, der zu raten wäre.</translation>
    </message>
    <message>
        <source>The tree is hidden while you guess.</source>
        <translation type="vanished">Der Baum ist beim Raten verborgen.</translation>
    </message>
    <message>
        <source>It was not found: play it where it is lit.</source>
        <translation type="vanished">Nicht gefunden: bitte spielen, wo es leuchtet.</translation>
    </message>
    <message>
        <source>Right at once: {first} of {moves} ({share:.0%}) · guesses: {guesses} · first guesses miss by {distance:.1f} lines</source>
        <translation type="vanished">Sofort richtig: {first} von {moves} ({share:.0%}) · geraten: {guesses} · erste Versuche verfehlen um {distance:.1f} Linien</translation>
    </message>
</context>
<context>
    <name>HandicapOffer</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/handicap_offer.py"/>
        <source>%n handicap stones are missing.</source>
        <translation>
            <numerusform>%n Vorgabestein fehlt.</numerusform>
            <numerusform>%n Vorgabesteine fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/handicap_offer.py"/>
        <source>Place Stones</source>
        <translation>Steine setzen</translation>
    </message>
    <message numerus="yes">
        <source>This is a game with %n handicap stones, but none are placed.</source>
        <translation type="vanished">
            <numerusform>Dies ist eine Partie mit %n Vorgabestein, der aber nicht gesetzt ist.</numerusform>
            <numerusform>Dies ist eine Partie mit %n Vorgabesteinen, die aber nicht gesetzt sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatKey</name>
    <message>
        <source>wrong lately</source>
        <translation type="vanished">zuletzt falsch</translation>
    </message>
    <message numerus="yes">
        <source>One of the last %n answers was wrong.</source>
        <translation type="vanished">
            <numerusform>Eine der letzten %n Antworten war falsch.</numerusform>
            <numerusform>Eine der letzten %n Antworten war falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>to {time}</source>
        <translation type="vanished">bis {time}</translation>
    </message>
    <message>
        <source>longer</source>
        <translation type="vanished">länger</translation>
    </message>
</context>
<context>
    <name>HeatMapLegend</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>recently wrong</source>
        <translation>kürzlich falsch</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>At least one of the last %n answers was wrong.</source>
        <translation>
            <numerusform>Die letzte Antwort war falsch.</numerusform>
            <numerusform>Mindestens eine der letzten %n Antworten war falsch.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>up to {time}</source>
        <translation>bis {time}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../../goboard_gui/gui/help/manual.py"/>
        <source>About the notations</source>
        <translation>Über die Notationen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/manual.py"/>
        <source>What's new</source>
        <translation>Neuigkeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/manual.py"/>
        <source>A notation gives every point of the board its coordinate. The one you choose is used everywhere: at the edges of the board, in the move list, in comments, in print, and when you type moves. Below, each notation shows the first moves of the same game.</source>
        <translation>Eine Notation gibt jedem Punkt des Brettes seine Koordinate. Die gewählte gilt überall: am Rand des Brettes, in der Zugliste, in Kommentaren, beim Drucken und bei der Eingabe von Zügen. Unten zeigt jede Notation die ersten Züge derselben Partie.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/manual.py"/>
        <source>Use this notation</source>
        <translation>Diese Notation verwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/manual.py"/>
        <source>Current notation</source>
        <translation>Aktuelle Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/context_help.py"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Goboard Manual</source>
        <translation>Goboard-Handbuch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Previous result</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Next result</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>A−</source>
        <translation>A−</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>A+</source>
        <translation>A+</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Print this page…</source>
        <translation>Diese Seite drucken…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/help_window.py"/>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation type="vanished">Rückwärts suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation type="vanished">Weitersuchen</translation>
    </message>
</context>
<context>
    <name>HiddenNumbersLabel</name>
    <message>
        <location filename="../../goboard_gui/gui/board/hidden_numbers_label.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/hidden_numbers_label.py"/>
        <source>Numbering starts where a variation leaves the main line.</source>
        <translation>Die Nummerierung beginnt, wo eine Variante von der Hauptvariante abzweigt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/hidden_numbers_label.py"/>
        <source>The numbered moves begin later in the game or in another variation.</source>
        <translation>Die nummerierten Züge beginnen später in der Partie oder in einer anderen Variante.</translation>
    </message>
    <message>
        <source>The board is too small for move numbers. Enlarge it to see them.</source>
        <translation type="vanished">Das Brett ist zu klein für Zugnummern. Vergrößern Sie es, um sie zu sehen.</translation>
    </message>
</context>
<context>
    <name>IndexBuilder</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/builder.py"/>
        <source>Couldn't start the index builder: {why}</source>
        <translation>Das Programm zum Anlegen des Index konnte nicht gestartet werden: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/builder.py"/>
        <source>The index builder stopped unexpectedly (exit code {status}).</source>
        <translation>Das Programm zum Anlegen des Index wurde unerwartet beendet (Exit-Code {status}).</translation>
    </message>
</context>
<context>
    <name>IndexModel</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>Location</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>in use</source>
        <translation>wird verwendet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>unusable</source>
        <translation>nicht verwendbar</translation>
    </message>
</context>
<context>
    <name>InfoDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_dialog.py"/>
        <source>Game Information</source>
        <translation>Partiedaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_dialog.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_dialog.py"/>
        <source>&amp;Source and comment</source>
        <translation>&amp;Quelle und Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_dialog.py"/>
        <source>&amp;Further properties</source>
        <translation>Weitere Ei&amp;genschaften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_dialog.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_dialog.py"/>
        <source>Rules and result</source>
        <translation>Regeln und Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_dialog.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Other properties</source>
        <translation type="vanished">Weitere Ei&amp;genschaften</translation>
    </message>
</context>
<context>
    <name>InfoField</name>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>{time} (h:min:s)</source>
        <translation>{time} (Std.:Min.:Sek.)</translation>
    </message>
    <message>
        <source>Too long to edit here. Only the beginning is shown.</source>
        <translation type="vanished">Zu lang, um hier bearbeitet zu werden. Nur der Anfang ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>Information</name>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Rank:</source>
        <translation>Rang:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Team:</source>
        <translation>Mannschaft:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Game &amp;name:</source>
        <translation>&amp;Name der Partie:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Event:</source>
        <translation>&amp;Turnier:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Round:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Date:</source>
        <translation>&amp;Datum:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Place:</source>
        <translation>&amp;Ort:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Open&amp;ing:</source>
        <translation>&amp;Eröffnung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Res&amp;ult:</source>
        <translation>Ergebn&amp;is:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Ru&amp;les:</source>
        <translation>Rege&amp;ln:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Komi:</source>
        <translation>&amp;Komi:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Handicap:</source>
        <translation>&amp;Vorgabe:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Time limit (minutes):</source>
        <translation>&amp;Bedenkzeit (Min.):</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>O&amp;vertime:</source>
        <translation>Z&amp;usatzzeit:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Annotator:</source>
        <translation>&amp;Kommentiert von:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>So&amp;urce:</source>
        <translation>Q&amp;uelle:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Entered by:</source>
        <translation>&amp;Eingegeben von:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Cop&amp;yright:</source>
        <translation>Cop&amp;yright:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Co&amp;mment:</source>
        <translation>Ko&amp;mmentar:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Most programs expect B+3.5, W+R, B+T, W+F, Draw, Void or ?</source>
        <translation>Die meisten Programme erwarten B+3.5, W+R, B+T, W+F, Draw, Void oder ?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Most programs expect 1996-05-06, 1996-05 or 1996-05-06,07</source>
        <translation>Die meisten Programme erwarten 1996-05-06, 1996-05 oder 1996-05-06,07</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Most programs expect 5k, 3d or 9p</source>
        <translation>Die meisten Programme erwarten 5k, 3d oder 9p</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Most programs expect a number such as 6.5</source>
        <translation>Die meisten Programme erwarten eine Zahl wie 6.5</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Most programs expect 0, 2, 3 or more</source>
        <translation>Die meisten Programme erwarten 0, 2, 3 oder mehr</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Most programs know these rules by another name</source>
        <translation>Die meisten Programme kennen diese Regeln unter einem anderen Namen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Type a number of minutes, such as 90</source>
        <translation>Geben Sie Minuten an, etwa 90</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>by resignation</source>
        <translation>durch Aufgabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>on time</source>
        <translation>auf Zeit</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>by forfeit</source>
        <translation>kampflos</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>no reason given</source>
        <translation>ohne Angabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Time limit (seconds):</source>
        <translation type="vanished">&amp;Bedenkzeit (Sek.):</translation>
    </message>
    <message>
        <source>Most programs expect a number of seconds</source>
        <translation type="vanished">Die meisten Programme erwarten eine Angabe in Sekunden</translation>
    </message>
</context>
<context>
    <name>InterpretationList</name>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Possible meanings of the text</source>
        <translation>Mögliche Bedeutungen des Textes</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>No match</source>
        <translation>Passt nicht</translation>
    </message>
</context>
<context>
    <name>Interpretations</name>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>one move per line</source>
        <translation>ein Zug je Zeile</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>running text</source>
        <translation>Fließtext</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>one action per line</source>
        <translation>eine Aktion je Zeile</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>different spelling</source>
        <translation>andere Schreibweise</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>repaired, please check</source>
        <translation>repariert, bitte prüfen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>{notation} doesn't have a unique coordinate for each point of a {size} board.</source>
        <translation>{notation} hat nicht für jeden Punkt eines {size}-Bretts eine eindeutige Koordinate.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>Text diagram</source>
        <translation>Textdiagramm</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>SGF file</source>
        <translation>SGF-Datei</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>Point {name}</source>
        <translation>Punkt {name}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>Point {name}, shown as {current}</source>
        <translation>Punkt {name}, angezeigt als {current}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>Record with %n moves</source>
        <translation>
            <numerusform>Partie mit %n Zug</numerusform>
            <numerusform>Partie mit %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n boards</source>
        <translation>
            <numerusform>%n Brett</numerusform>
            <numerusform>%n Bretter</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>Position on a {size} board</source>
        <translation>Stellung auf einem {size}-Brett</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/interpretation_texts.py"/>
        <source>{record} on a {size} board</source>
        <translation>{record} auf einem {size}-Brett</translation>
    </message>
</context>
<context>
    <name>InterruptedSaveOffer</name>
    <message>
        <location filename="../../goboard_gui/gui/files/interrupted_save_offer.py"/>
        <source>Saving {name} was interrupted. Its previous contents are in {copy}.</source>
        <translation>Das Speichern von {name} wurde unterbrochen. Der vorherige Inhalt steht in {copy}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/interrupted_save_offer.py"/>
        <source>Open Copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/interrupted_save_offer.py"/>
        <source>Delete Copy</source>
        <translation>Kopie löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/interrupted_save_offer.py"/>
        <source>Delete {copy}? This can't be undone.</source>
        <translation>{copy} löschen? Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/interrupted_save_offer.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation type="vanished">{name} wird gelesen …</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Remove the index {name}? The records it was made of stay as they are.</source>
        <translation type="vanished">Den Index {name} entfernen? Die Partien, aus denen er entstand, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="vanished">&amp;Entfernen</translation>
    </message>
    <message>
        <source>Build it anew</source>
        <translation type="vanished">Neu anlegen</translation>
    </message>
    <message>
        <source>Update</source>
        <translation type="vanished">Aktualisieren</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Press a new shortcut</source>
        <translation>Neues Tastenkürzel drücken</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Play a move</source>
        <translation>Einen Zug spielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Remove the last stone</source>
        <translation>Den letzten Stein entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Click the stone</source>
        <translation>Den Stein anklicken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Move a misplaced stone</source>
        <translation>Einen falsch gesetzten Stein versetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Drag the stone</source>
        <translation>Den Stein mit der Maus ziehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Go to the move played on a point</source>
        <translation>Zum Zug auf einem Punkt gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Shift+Click</source>
        <translation>Umschalt+Klick</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Insert the coordinate of a point into the comment</source>
        <translation>Punktkoordinate in den Kommentar einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Ctrl+Click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Open the context menu of a point</source>
        <translation>Das Kontextmenü eines Punktes öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Right-click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Go to the next or previous move</source>
        <translation>Zum nächsten oder vorigen Zug gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Mouse wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Go forward or back ten moves</source>
        <translation>Zehn Züge vor- oder zurückgehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Shift+Mouse wheel</source>
        <translation>Umschalt+Mausrad</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Zoom in or out</source>
        <translation>Vergrößern oder verkleinern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Ctrl+Mouse wheel</source>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Pan the board</source>
        <translation>Das Brett verschieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Drag with the middle mouse button</source>
        <translation>Mit der mittleren Maustaste ziehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Move the keyboard cursor</source>
        <translation>Tastaturcursor bewegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Move the cursor to the next star point or edge</source>
        <translation>Zum nächsten Hoshi oder Rand gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Shift+Arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Click at the cursor</source>
        <translation>Am Cursor klicken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Enter or Space</source>
        <translation>Eingabetaste oder Leertaste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Go to the next move while the cursor is off</source>
        <translation>Nächster Zug, wenn der Cursor aus ist</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Right-click at the cursor</source>
        <translation>Rechtsklick am Cursor</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Alt+Enter</source>
        <translation>Alt+Eingabetaste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Go through the moves</source>
        <translation>Durch die Züge gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Alt+Arrow keys</source>
        <translation>Alt+Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Mouse on the board</source>
        <translation>Maus auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Keyboard cursor on the board</source>
        <translation>Tastaturcursor auf dem Brett</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="vanished">Tasten</translation>
    </message>
    <message>
        <source>Find commands and keys…</source>
        <translation type="vanished">Befehle und Tasten suchen…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="vanished">Suchen</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation type="vanished">Ä&amp;ndern…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="vanished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="vanished">&amp;Drucken…</translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="vanished">Befehl</translation>
    </message>
    <message>
        <source>Keys or mouse</source>
        <translation type="vanished">Tasten oder Maus</translation>
    </message>
</context>
<context>
    <name>LabelCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/label_commands.py"/>
        <source>Label chains</source>
        <translation>Ketten beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/label_commands.py"/>
        <source>Label liberties</source>
        <translation>Freiheiten beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/label_commands.py"/>
        <source>Label path</source>
        <translation>Pfad beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/label_commands.py"/>
        <source>Click two stones of the same colour or two empty points first.</source>
        <translation>Zuerst zwei Steine derselben Farbe oder zwei leere Punkte anklicken.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/label_commands.py"/>
        <source>This will replace %n labels.</source>
        <translation>
            <numerusform>Dadurch wird eine Beschriftung ersetzt.</numerusform>
            <numerusform>Dadurch werden %n Beschriftungen ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/label_commands.py"/>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <location filename="../../goboard_gui/gui/core/languages.py"/>
        <source>The language will change the next time Goboard starts.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Goboard.</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache (Language)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;System Default</source>
        <translation>&amp;Systemvorgabe</translation>
    </message>
</context>
<context>
    <name>LayoutCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/window/layout_commands.py"/>
        <source>Replace the layout “{name}”?</source>
        <translation>Die Anordnung „{name}“ ersetzen?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/layout_commands.py"/>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>Life</name>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>borders Black only</source>
        <translation>grenzt nur an Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>borders White only</source>
        <translation>grenzt nur an Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>borders Black and White: neutral</source>
        <translation>grenzt an Schwarz und Weiß: neutral</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>borders no stones: neutral</source>
        <translation>grenzt an keine Steine: neutral</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>adjacent eyes: {points}</source>
        <translation>angrenzende Augen: {points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>Empty region of %n points at {point}</source>
        <translation>
            <numerusform>Leerer Bereich von %n Punkt bei {point}</numerusform>
            <numerusform>Leerer Bereich von %n Punkten bei {point}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>controlled by {colour}'s unconditionally alive stones</source>
        <translation>unter der Kontrolle bedingungslos lebender Steine von {colour}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>last liberty of {colour}'s chain in atari at {point}</source>
        <translation>letzte Freiheit der im Atari stehenden Kette von {colour} bei {point}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>{colour}'s eye of %n points</source>
        <translation>
            <numerusform>Auge von {colour} mit %n Punkt</numerusform>
            <numerusform>Auge von {colour} mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>in atari</source>
        <translation>im Atari</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>safe family, unconditionally alive</source>
        <translation>sichere Familie, bedingungslos lebend</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>safe family, but not unconditionally alive</source>
        <translation>sichere Familie, aber nicht bedingungslos lebend</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>unconditionally alive, but not a safe family</source>
        <translation>bedingungslos lebend, aber keine sichere Familie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>{colour}'s chain of %n stones at {point}</source>
        <translation>
            <numerusform>Kette von {colour} mit %n Stein bei {point}</numerusform>
            <numerusform>Kette von {colour} mit %n Steinen bei {point}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>in atari (last liberty: {point})</source>
        <translation>im Atari (letzte Freiheit: {point})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>no liberties</source>
        <translation>keine Freiheiten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>%n liberties: {points}</source>
        <translation>
            <numerusform>%n Freiheit: {points}</numerusform>
            <numerusform>%n Freiheiten: {points}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>in a safe family (two eyes each) and unconditionally alive</source>
        <translation>in einer sicheren Familie (je zwei Augen) und bedingungslos lebend</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>unconditionally alive thanks to {areas}, but not in a safe family (two eyes each): the opponent's stones occupy points needed for eyes</source>
        <translation>bedingungslos lebend dank {areas}, aber nicht in einer sicheren Familie (je zwei Augen): Gegnerische Steine besetzen Punkte, die für Augen nötig sind</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>in a safe family (two eyes each), but not unconditionally alive: other chains around its eyes can be captured</source>
        <translation>in einer sicheren Familie (je zwei Augen), aber nicht bedingungslos lebend: Andere Ketten um ihre Augen können geschlagen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_display.py"/>
        <source>in a safe family (two eyes each), but not unconditionally alive: {colour} can fill {points} if the chain is not defended</source>
        <translation>in einer sicheren Familie (je zwei Augen), aber nicht bedingungslos lebend: {colour} kann {points} besetzen, wenn die Kette nicht verteidigt wird</translation>
    </message>
</context>
<context>
    <name>LifeModel</name>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_panel.py"/>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_panel.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_panel.py"/>
        <source>Liberties</source>
        <translation>Freiheiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_panel.py"/>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>LifePanel</name>
    <message>
        <location filename="../../goboard_gui/gui/study/life/life_panel.py"/>
        <source>Chains, eyes and empty regions</source>
        <translation>Ketten, Augen und leere Bereiche</translation>
    </message>
</context>
<context>
    <name>ListExport</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Selected rows copied</source>
        <translation>Ausgewählte Zeilen kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save List</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Save Games in One File</source>
        <translation>Partien in einer Datei speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Game records (*.sgf)</source>
        <translation>Partiedateien (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>“{name}” is one of the files in the collection. Choose another name.</source>
        <translation>„{name}“ ist eine Datei der Sammlung. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/games/game_list.py"/>
        <source>Reading games…</source>
        <translation>Partien werden gelesen…</translation>
    </message>
</context>
<context>
    <name>LoadingBar</name>
    <message>
        <location filename="../../goboard_gui/gui/files/loading_bar.py"/>
        <source>Still waiting for the disk…</source>
        <translation>Der Datenträger antwortet noch nicht…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../../goboard_gui/gui/window/main_window.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <location filename="../../goboard_gui/gui/help/manual_browser.py"/>
        <source>Manual page</source>
        <translation>Handbuchseite</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>The history cannot be read: {why}</source>
        <translation type="vanished">Der Verlauf ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>Lines of the history that cannot be read were passed over: {count} ({which})</source>
        <translation type="vanished">Nicht lesbare Zeilen des Verlaufs wurden übergangen: {count} ({which})</translation>
    </message>
    <message>
        <source>Forget all answers about this?
{about}</source>
        <translation type="vanished">Alle Antworten hierzu vergessen?
{about}</translation>
    </message>
    <message numerus="yes">
        <source>Forget all %Ln answers, whatever they are about?</source>
        <translation type="vanished">
            <numerusform>Die einzige Antwort vergessen?</numerusform>
            <numerusform>Alle %Ln Antworten vergessen, ganz gleich, wozu?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="vanished">Vergessen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/command_table.py"/>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/command_table.py"/>
        <source>Choose the notation and where to show coordinates</source>
        <translation>Die Notation wählen und festlegen, wo Koordinaten gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/command_table.py"/>
        <source>Move Numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/command_table.py"/>
        <source>Show move numbers on stones</source>
        <translation>Zugnummern auf den Steinen zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/command_table.py"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/command_table.py"/>
        <source>Rotate the board clockwise; click the arrow for other views</source>
        <translation>Das Brett im Uhrzeigersinn drehen; weitere Ansichten über den Pfeil</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/coordinates.py"/>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>Copy &amp;As</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Variations</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/edit.py"/>
        <source>&amp;Setup</source>
        <translation>A&amp;ufbau</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/file.py"/>
        <source>File on &amp;Disk</source>
        <translation>Date&amp;i auf dem Datenträger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Game</source>
        <translation>Pa&amp;rtie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/game.py"/>
        <source>&amp;Correct Record</source>
        <translation>Partie &amp;berichtigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/help.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>Mar&amp;ks</source>
        <translation>Markierungs&amp;zeichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Markup</source>
        <translation>&amp;Markierungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Evaluation</source>
        <translation>B&amp;ewertung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/markup.py"/>
        <source>&amp;Figures</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/move_numbers.py"/>
        <source>Move N&amp;umbers</source>
        <translation>Zugnu&amp;mmern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>&amp;Navigate</source>
        <translation>&amp;Navigation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/navigate.py"/>
        <source>Go &amp;To</source>
        <translation>Zu &amp;Knoten gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Study</source>
        <translation>&amp;Studium</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>Bring Last &amp;Move to Corner</source>
        <translation>Letzten Zug &amp;in Ecke drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/study.py"/>
        <source>&amp;Life and Liberties</source>
        <translation>Leben und &amp;Freiheiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>C&amp;ollection</source>
        <translation>S&amp;ammlung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/tools.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;Extras</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>Scroll &amp;Board</source>
        <translation>Brett versc&amp;hieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>&amp;Variations on Board</source>
        <translation>&amp;Varianten auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/commands/tables/view.py"/>
        <source>La&amp;yout</source>
        <translation>Anor&amp;dnung</translation>
    </message>
    <message>
        <source>Rotate or mirror the board</source>
        <translation type="vanished">Das Brett drehen oder spiegeln</translation>
    </message>
    <message>
        <source>&amp;Export Position</source>
        <translation type="vanished">Ste&amp;llung exportieren</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="vanished">&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Edges</source>
        <translation type="vanished">&amp;Ränder</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation type="vanished">P&amp;unkte</translation>
    </message>
    <message>
        <source>L&amp;ast-Move Mark</source>
        <translation type="vanished">&amp;Markierung des letzten Zuges</translation>
    </message>
    <message>
        <source>&amp;Annotate</source>
        <translation type="vanished">An&amp;merken</translation>
    </message>
    <message>
        <source>This m&amp;ove is</source>
        <translation type="vanished">Dieser &amp;Zug ist</translation>
    </message>
    <message>
        <source>This position &amp;is</source>
        <translation type="vanished">&amp;Diese Stellung ist</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation type="vanished">Samm&amp;lung</translation>
    </message>
    <message>
        <source>Copy the position as a dia&amp;gram</source>
        <translation type="vanished">Stellung als Diagramm k&amp;opieren</translation>
    </message>
    <message>
        <source>&amp;Export position</source>
        <translation type="vanished">Ste&amp;llung exportieren</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="vanished">&amp;Gehen</translation>
    </message>
    <message>
        <source>Notable &amp;nodes</source>
        <translation type="vanished">&amp;Bemerkenswerte Knoten</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation type="vanished">&amp;Namen</translation>
    </message>
    <message>
        <source>S&amp;ides with names</source>
        <translation type="vanished">Ränder &amp;mit Namen</translation>
    </message>
    <message>
        <source>Na&amp;med points</source>
        <translation type="vanished">&amp;Benannte Punkte</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation type="vanished">Pa&amp;rtie</translation>
    </message>
    <message>
        <source>&amp;Show in corner</source>
        <translation type="vanished">&amp;In Ecke zeigen</translation>
    </message>
    <message>
        <source>&amp;Life and liberties</source>
        <translation type="vanished">&amp;Leben und Freiheiten</translation>
    </message>
    <message>
        <source>&amp;Variations on the board</source>
        <translation type="vanished">Varian&amp;ten auf dem Brett</translation>
    </message>
    <message>
        <source>&amp;Mark of the last move</source>
        <translation type="vanished">&amp;Markierung des letzten Zuges</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/message_row.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="vanished">Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <location filename="../../goboard_gui/gui/board/message_strip.py"/>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/message_strip.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/message_strip.py"/>
        <source>Show an older message</source>
        <translation>Ältere Meldung anzeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/message_strip.py"/>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <location filename="../../goboard_gui/gui/core/messages.py"/>
        <source>Saved: {name} in {folder}</source>
        <translation>Gespeichert: {name} in {folder}</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Collections need numpy, which this edition of Goboard comes without.</source>
        <translation type="vanished">Sammlungen brauchen numpy; diese Ausgabe von Goboard enthält es nicht.</translation>
    </message>
    <message>
        <source>Collections need numpy, which is not installed here. This installs it; start Goboard again afterwards:

{command}</source>
        <translation type="vanished">Sammlungen brauchen numpy; es ist hier nicht installiert. Dies installiert es; danach Goboard neu starten:

{command}</translation>
    </message>
</context>
<context>
    <name>MoveCorrector</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Move a stone</source>
        <translation>Stein versetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Swap two moves</source>
        <translation>Zwei Züge tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Insert Move…</source>
        <translation>Zug einfügen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>While recording, only the last stone can be dragged.</source>
        <translation>Beim Aufzeichnen lässt sich nur der letzte Stein ziehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Move This Stone…</source>
        <translation>Diesen Stein versetzen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Correct a move</source>
        <translation>Zug berichtigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>{point} is move {number}.</source>
        <translation>{point} ist Zug {number}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Move Anyway</source>
        <translation>Trotzdem versetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Correct the colour of a move</source>
        <translation>Farbe eines Zuges berichtigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Insert a move</source>
        <translation>Zug einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Swap Colours from Here</source>
        <translation>Farben von hier an tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Swap colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Another variation begins with the same move.</source>
        <translation>Eine andere Variante beginnt mit demselben Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Join Variations</source>
        <translation>Varianten zusammenführen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Join variations</source>
        <translation>Varianten zusammenführen</translation>
    </message>
    <message>
        <source>It was played elsewhere…</source>
        <translation type="vanished">Er wurde anderswo gespielt…</translation>
    </message>
    <message>
        <source>Exchange two moves</source>
        <translation type="vanished">Zwei Züge vertauschen</translation>
    </message>
    <message>
        <source>Exchange the colours from there on</source>
        <translation type="vanished">Farben von dort an vertauschen</translation>
    </message>
    <message>
        <source>Exchange colours</source>
        <translation type="vanished">Farben vertauschen</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="vanished">Dorthin gehen</translation>
    </message>
    <message>
        <source>Another variation begins with this very move now.</source>
        <translation type="vanished">Nun beginnt eine andere Variante mit eben diesem Zug.</translation>
    </message>
    <message>
        <source>Join both</source>
        <translation type="vanished">Beide vereinen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="vanished">Rückgängig</translation>
    </message>
</context>
<context>
    <name>MoveGuessing</name>
    <message>
        <location filename="../../goboard_gui/gui/study/guessing.py"/>
        <source>There is no next move to guess here.</source>
        <translation>Hier folgt kein Zug, der geraten werden könnte.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/guessing.py"/>
        <source>The game tree is hidden while you guess moves.</source>
        <translation>Der Partiebaum ist beim Raten ausgeblendet.</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>Moves are listed here as they are played.</source>
        <translation>Hier werden die gespielten Züge aufgelistet.</translation>
    </message>
</context>
<context>
    <name>MoveListModel</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>2nd notation</source>
        <translation>2. Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>Captures</source>
        <translation>Geschlagen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>captures {points}</source>
        <translation>schlägt {points}</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation type="vanished">Geschl.</translation>
    </message>
</context>
<context>
    <name>MoveNumberCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/board/number_commands.py"/>
        <source>Move Numbers (Board Too Small)</source>
        <translation>Zugnummern (Brett zu klein)</translation>
    </message>
    <message>
        <source>The board is too small for move numbers. Enlarge it to see them.</source>
        <translation type="vanished">Das Brett ist zu klein für Zugnummern. Vergrößern Sie es, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation type="vanished">Zugnummern</translation>
    </message>
    <message>
        <source>Show the numbers of moves on their stones</source>
        <translation type="vanished">Die Nummern der Züge auf ihren Steinen zeigen</translation>
    </message>
</context>
<context>
    <name>MoveNumbers</name>
    <message>
        <location filename="../../goboard_gui/gui/wording/number_texts.py"/>
        <source>The board is too small for move numbers. Enlarge it to see them.</source>
        <translation>Das Brett ist zu klein für Zugnummern. Vergrößern Sie es, um sie zu sehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/number_texts.py"/>
        <source>{number}: pass</source>
        <translation>{number}: Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/number_texts.py"/>
        <source>{number} at {place}</source>
        <translation>{number} auf {place}</translation>
    </message>
</context>
<context>
    <name>MovePlayer</name>
    <message>
        <location filename="../../goboard_gui/gui/board/move_player.py"/>
        <source>Play Anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/move_player.py"/>
        <source>Both players passed, so the game has ended.</source>
        <translation>Beide Spieler haben gepasst; die Partie ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/move_player.py"/>
        <source>Both players passed, so {point} was not played.</source>
        <translation>Beide Spieler haben gepasst; {point} wurde nicht gespielt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/move_player.py"/>
        <source>Resume Game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/move_player.py"/>
        <source>Score</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/move_player.py"/>
        <source>Stones can't be set up while recording.</source>
        <translation>Während der Aufzeichnung kann keine Stellung aufgebaut werden.</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation type="vanished">Trotzdem spielen</translation>
    </message>
</context>
<context>
    <name>MoveSlider</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Number of moves shown</source>
        <translation>Anzahl der gezeigten Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Go to the start</source>
        <translation>Zum Anfang gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Go back one move</source>
        <translation>Einen Zug zurückgehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Go forward one move</source>
        <translation>Einen Zug vorgehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Go to the last move</source>
        <translation>Zum letzten Zug gehen</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/comment_panel.py"/>
        <source>Node name</source>
        <translation>Name des Knotens</translation>
    </message>
    <message>
        <source>Too long to edit here. Only the beginning is shown.</source>
        <translation type="vanished">Zu lang, um hier bearbeitet zu werden. Nur der Anfang ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>NewCollectionDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>Read &amp;every file again, even if unchanged</source>
        <translation>Auch unveränderte &amp;Dateien erneut lesen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>New Collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>Update Collection</source>
        <translation>Sammlung aktualisieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>&amp;Build</source>
        <translation>An&amp;legen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>&amp;Update</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>All game records in these folders and their subfolders are indexed. The files themselves are never changed.</source>
        <translation>Alle Partien in diesen Ordnern und ihren Unterordnern werden in den Index aufgenommen. Die Dateien selbst werden nie geändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>&amp;Folders:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/new_collection_dialog.py"/>
        <source>A collection with this name already exists.</source>
        <translation>Eine Sammlung mit diesem Namen gibt es bereits.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>New Game in Same Event</source>
        <translation>Neue Partie im selben Turnier</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>Record &amp;this game</source>
        <translation>Diese Partie auf&amp;zeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>Add each move at the end of the game, whichever position is shown</source>
        <translation>Jeden Zug am Ende der Partie anfügen, unabhängig von der angezeigten Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>Start Game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;Black:</source>
        <translation>&amp;Schwarz:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;White:</source>
        <translation>&amp;Weiß:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;Event:</source>
        <translation>&amp;Turnier:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>Roun&amp;d:</source>
        <translation>R&amp;unde:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>Board:</source>
        <translation>Brett:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;Columns × rows:</source>
        <translation>S&amp;palten × Reihen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;Shape:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;Handicap stones:</source>
        <translation>&amp;Vorgabesteine:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>&amp;Komi:</source>
        <translation>&amp;Komi:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/new_game_dialog.py"/>
        <source>Rank of {player}</source>
        <translation>Rang von {player}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="vanished">Neue Partie</translation>
    </message>
</context>
<context>
    <name>NotationMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;Notation</source>
        <translation>&amp;Notation</translation>
    </message>
</context>
<context>
    <name>Notations</name>
    <message>
        <location filename="../../goboard_gui/notation/andreev.py"/>
        <source>Andreev (signed corners)</source>
        <translation>Andreev (Ecken mit Vorzeichen)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/andreev.py"/>
        <source>Two numbers counted from the nearest corner, first across, then up or down: + from the left or lower edge, - from the right or upper edge, = on a centre line.</source>
        <translation>Zwei Zahlen, von der nächstgelegenen Ecke aus gezählt, erst waagerecht, dann senkrecht: + vom linken oder unteren Rand, - vom rechten oder oberen Rand, = auf einer Mittellinie.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/andreev.py"/>
        <source>Suggested by Dmitry Andreev in Leningrad in the mid-1970s, and used on the Davar website. The signs identify the corner, so the same joseki has the same numbers in all four corners.</source>
        <translation>Mitte der 1970er Jahre von Dmitry Andreev in Leningrad vorgeschlagen; die Website Davar verwendet sie. Die Vorzeichen geben die Ecke an; daher hat dasselbe Joseki in allen vier Ecken dieselben Zahlen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/western.py"/>
        <source>Western (A1)</source>
        <translation>Westlich (A1)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/western.py"/>
        <source>A letter for the column, without I, and a number for the row, counted from the bottom.</source>
        <translation>Ein Buchstabe für die Spalte, ohne I, und eine Zahl für die Reihe, von unten gezählt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/western.py"/>
        <source>Used in most Western books and programs, and for communication between programs.</source>
        <translation>In den meisten westlichen Büchern und Programmen üblich, auch zum Austausch zwischen Programmen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/tengen_squares.py"/>
        <source>Tengen squares (area, level, offset)</source>
        <translation>Tengen-Quadrate (Bereich, Ebene, Versatz)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/tengen_squares.py"/>
        <source>The side of a square around tengen (W, N, E or S), the level of the square, counted from tengen, and the offset along that side, clockwise from 0. Tengen itself is C.</source>
        <translation>Die Seite eines Quadrats um Tengen (W, N, E, S für West, Nord, Ost, Süd), die Ebene des Quadrats, von Tengen aus gezählt, und der Versatz auf dieser Seite, im Uhrzeigersinn ab 0. Tengen selbst ist C.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/tengen_squares.py"/>
        <source>From Woo-Jun Park's paper on opening patterns. Rotating the board by 90° changes only the side in the name of a point.</source>
        <translation>Aus der Arbeit von Woo-Jun Park über Eröffnungsmuster. Eine Drehung des Brettes um 90° ändert im Namen eines Punktes nur die Seite.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/cartesian.py"/>
        <source>Cartesian (x, y)</source>
        <translation>Kartesisch (x, y)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/cartesian.py"/>
        <source>(x,y), counted from 0 at the lower left as seen by Black.</source>
        <translation>(x,y), ab 0 von links unten gezählt, aus der Sicht von Schwarz.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/cartesian.py"/>
        <source>From the Citizendium article on Go, which uses it for game records.</source>
        <translation>Aus dem Artikel über Go in Citizendium, der Partien so notiert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/draughts.py"/>
        <source>Draughts numbers</source>
        <translation>Damebrett-Nummern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/draughts.py"/>
        <source>The squares of a draughts board, numbered row by row from the top left. The points in between are numbered in the same way and marked with a prime.</source>
        <translation>Die Felder eines Damebretts, Reihe für Reihe von links oben nummeriert. Die Punkte dazwischen sind ebenso nummeriert und mit einem Strich gekennzeichnet.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/draughts.py"/>
        <source>The numbering of international draughts, extended to any board size and to the points between the squares.</source>
        <translation>Die Nummerierung des internationalen Damespiels, erweitert auf jede Brettgröße und auf die Punkte zwischen den Feldern.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/diagonal.py"/>
        <source>Diagonal lines (Freeling)</source>
        <translation>Schräglinien (Freeling)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/diagonal.py"/>
        <source>A letter for the line rising to the right, counted from the upper left, and a number for the line falling to the right, counted from the lower left. Capital letters are used for points that diagonal steps from the lower left corner can't reach.</source>
        <translation>Ein Buchstabe für die nach rechts steigende Linie, von links oben gezählt, und eine Zahl für die nach rechts fallende, von links unten gezählt. Großbuchstaben stehen für Punkte, die mit diagonalen Schritten von der Ecke links unten nicht erreichbar sind.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/diagonal.py"/>
        <source>Christian Freeling uses it for draughts and found that Paul Sonier had suggested it in 1925. A diagonal step changes only one half of the coordinate.</source>
        <translation>Christian Freeling verwendet sie für das Damespiel und fand heraus, dass Paul Sonier sie 1925 vorgeschlagen hatte. Ein diagonaler Schritt ändert nur eine Hälfte der Koordinate.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/sgf.py"/>
        <source>SGF (aa)</source>
        <translation>SGF (aa)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/sgf.py"/>
        <source>A letter for the column and a letter for the row, counted from the upper left: a to z, then A to Z. Boards can have up to 52 lines.</source>
        <translation>Ein Buchstabe für die Spalte und einer für die Reihe, von links oben gezählt: a bis z, dann A bis Z. Möglich sind bis zu 52 Linien.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/sgf.py"/>
        <source>The coordinates used in SGF files, as defined in SGF FF[4].</source>
        <translation>Die Koordinaten in SGF-Dateien, wie in SGF FF[4] festgelegt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/korean.py"/>
        <source>Korean (A1 at the top)</source>
        <translation>Koreanisch (A1 oben)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/korean.py"/>
        <source>A letter for the column, including I, and a number for the row, counted from the top.</source>
        <translation>Ein Buchstabe für die Spalte, mit I, und eine Zahl für die Reihe, von oben gezählt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/korean.py"/>
        <source>Used in Korean game records and on the Fox and Tygem servers.</source>
        <translation>In koreanischen Partien und auf den Servern Fox und Tygem üblich.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/numeric.py"/>
        <source>Numeric (1-1 at the top left)</source>
        <translation>Numerisch (1-1 oben links)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/numeric.py"/>
        <source>The column counted from the left and the row counted from the top, both from 1.</source>
        <translation>Die Spalte von links und die Reihe von oben gezählt, beide ab 1.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/numeric.py"/>
        <source>Used at Sensei's Library and offered by other editors.</source>
        <translation>In Sensei's Library üblich; auch andere Editoren bieten sie an.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/kanji.py"/>
        <source>Japanese (1の一)</source>
        <translation>Japanisch (1の一)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/kanji.py"/>
        <source>The column in digits from the left, then の, then the row in kanji from the top: 16の四 is the upper right star point of a 19×19 board.</source>
        <translation>Die Spalte in Ziffern von links, dann の, dann die Reihe in Kanji von oben: 16の四 ist der Hoshi rechts oben auf einem 19×19-Brett.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/kanji.py"/>
        <source>Used in the Japanese press. Shogi counts columns from the right, Go from the left.</source>
        <translation>In der japanischen Presse üblich. Shogi zählt die Spalten von rechts, Go von links.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/relative.py"/>
        <source>Relative (4-4 from each corner)</source>
        <translation>Relativ (4-4 von jeder Ecke)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/relative.py"/>
        <source>Column and row counted from 1 at the nearest edge, with a prime for the right or upper edge. X is the tenth line, in the middle of a 19×19 board.</source>
        <translation>Spalte und Reihe, ab 1 vom nächstgelegenen Rand gezählt, mit einem Strich beim rechten oder oberen Rand. X ist die zehnte Linie, in der Mitte eines 19×19-Bretts.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/relative.py"/>
        <source>Known from the editor Sabaki. Corresponding points in different corners have the same numbers.</source>
        <translation>Bekannt aus dem Editor Sabaki. Einander entsprechende Punkte verschiedener Ecken haben dieselben Zahlen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/rokirovka.py"/>
        <source>Rokirovka (C*4*)</source>
        <translation>Rokirovka (C*4*)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/rokirovka.py"/>
        <source>A letter for the column, without I, and a number for the row, counted from the nearest edge, with a star for the right or upper edge.</source>
        <translation>Ein Buchstabe für die Spalte, ohne I, und eine Zahl für die Reihe, vom nächstgelegenen Rand gezählt, mit einem Stern beim rechten oder oberen Rand.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/rokirovka.py"/>
        <source>Proposed by Rokirovka at Sensei's Library.</source>
        <translation>Von Rokirovka in Sensei's Library vorgeschlagen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/corner.py"/>
        <source>Corner letters and numbers (CD, 34)</source>
        <translation>Ecken mit Buchstaben und Zahlen (CD, 34)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/corner.py"/>
        <source>Column and row counted from the nearest edge: letters, without I, from the left and bottom, numbers from the right and top.</source>
        <translation>Spalte und Reihe, vom nächstgelegenen Rand gezählt: Buchstaben, ohne I, von links und unten, Zahlen von rechts und oben.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/corner.py"/>
        <source>Proposed in the Life in 19x19 forum; also used by the editor besogo.</source>
        <translation>Im Forum Life in 19x19 vorgeschlagen; auch der Editor besogo verwendet sie.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/audouard.py"/>
        <source>Audouard (quadrants a b c d)</source>
        <translation>Audouard (Quadranten a b c d)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/audouard.py"/>
        <source>The quadrant, a to d clockwise from the upper left, then column and row counted from its corner. On a centre line, the letter stands for half of the line and is followed by one number; tengen has no number.</source>
        <translation>Der Quadrant, a bis d im Uhrzeigersinn von links oben, dann Spalte und Reihe von seiner Ecke aus gezählt. Auf einer Mittellinie steht der Buchstabe für eine Hälfte der Linie, und es folgt nur eine Zahl; Tengen hat keine Zahl.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/audouard.py"/>
        <source>Named after Pierre Audouard. The order of the two numbers is inferred from a game recorded in this notation.</source>
        <translation>Benannt nach Pierre Audouard. Die Reihenfolge der beiden Zahlen ist aus einer so notierten Partie erschlossen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/centre_signed.py"/>
        <source>Distance from the centre (T+6+6)</source>
        <translation>Abstand von der Mitte (T+6+6)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/centre_signed.py"/>
        <source>T for tengen, then the distances from the centre: + to the right or up, - to the left or down, =0 on a centre line.</source>
        <translation>T für Tengen, dann die Abstände von der Mitte: + nach rechts oder oben, - nach links oder unten, =0 auf einer Mittellinie.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/centre_signed.py"/>
        <source>Proposed by players in several forums, in versions with letters and with numbers.</source>
        <translation>Von Spielern in mehreren Foren vorgeschlagen, mit Buchstaben oder Zahlen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/serial.py"/>
        <source>Serial numbers</source>
        <translation>Laufende Nummern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/serial.py"/>
        <source>All points, numbered from 1, row by row from the top left.</source>
        <translation>Alle Punkte, von links oben Reihe für Reihe ab 1 nummeriert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/serial.py"/>
        <source>Like the numbering of draughts boards, but with every point counted.</source>
        <translation>Wie die Nummerierung eines Damebretts, aber mit allen Punkten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/cartesian_top.py"/>
        <source>Cartesian from the top (KataGo)</source>
        <translation>Kartesisch von oben (KataGo)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/cartesian_top.py"/>
        <source>(x,y), counted from 0 at the upper left with y increasing downwards, as printed by KataGo and Lizzieyzy.</source>
        <translation>(x,y), ab 0 von links oben gezählt, wobei y nach unten zunimmt; so geben KataGo und Lizzieyzy Punkte aus.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/cartesian_top.py"/>
        <source>Looks like Cartesian coordinates counted from the bottom, but refers to different points.</source>
        <translation>Sieht wie von unten gezählte kartesische Koordinaten aus, steht aber für andere Punkte.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/named.py"/>
        <source>Named points (3-4)</source>
        <translation>Benannte Punkte (3-4)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/named.py"/>
        <source>The lines counted from the nearest edges, the smaller number first. All equivalent points share a name, so a name can stand for up to eight points.</source>
        <translation>Die Linien, von den nächstgelegenen Rändern gezählt, die kleinere Zahl zuerst. Alle gleichwertigen Punkte teilen sich einen Namen; ein Name kann also für bis zu acht Punkte stehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/named.py"/>
        <source>Used by players to refer to corner points without naming the corner.</source>
        <translation>So benennen Spieler Punkte in einer Ecke, ohne die Ecke anzugeben.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{text}” is not a point in the notation {notation}, where points look like “{expected}”</source>
        <translation>„{text}“ ist kein Punkt in der Notation {notation}, in der Punkte wie „{expected}“ aussehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is not a column of the {size} board: columns run from “{first}” to “{last}”</source>
        <translation>„{part}“ ist keine Spalte auf dem {size}-Brett: Die Spalten reichen von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is not a row of the {size} board: rows run from “{first}” to “{last}”</source>
        <translation>„{part}“ ist keine Reihe auf dem {size}-Brett: Die Reihen reichen von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>the letter “{part}” is not used in the notation {notation}</source>
        <translation>der Buchstabe „{part}“ kommt in der Notation {notation} nicht vor</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is not a line of the {size} board: the centre line is “{expected}”</source>
        <translation>„{part}“ ist keine Linie auf dem {size}-Brett: Die Mittellinie ist „{expected}“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is not a line of the {size} board: a board with an even number of lines has no centre line</source>
        <translation>„{part}“ ist keine Linie auf dem {size}-Brett: Ein Brett mit einer geraden Anzahl von Linien hat keine Mittellinie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is not tengen on the {size} board: tengen is “{expected}”</source>
        <translation>„{part}“ ist auf dem {size}-Brett nicht Tengen: Tengen ist „{expected}“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is not an area of the {size} board: its areas are {expected}</source>
        <translation>„{part}“ ist kein Bereich auf dem {size}-Brett: Die Bereiche sind {expected}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” in “{text}” is not a level of this area: on the {size} board, its levels run from {first} to {last}</source>
        <translation>„{part}“ in „{text}“ ist keine Ebene dieses Bereichs: Auf dem {size}-Brett reichen seine Ebenen von {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” in “{text}” is not an offset on the {size} board: offsets on that side run from {first} to {last}</source>
        <translation>„{part}“ in „{text}“ ist kein Versatz auf dem {size}-Brett: Auf dieser Seite reicht der Versatz von {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is out of range on the {size} board: numbers run from “{first}” to “{last}”</source>
        <translation>„{part}“ ist auf dem {size}-Brett nicht möglich: Die Nummern reichen von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” is not a letter of the {size} board: letters run from “{first}” to “{last}”</source>
        <translation>„{part}“ ist kein Buchstabe auf dem {size}-Brett: Die Buchstaben reichen von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>two lines in “{text}” do not cross on the {size} board: the points of line “{part}” run from “{first}” to “{last}”</source>
        <translation>zwei Linien in „{text}“ kreuzen sich auf dem {size}-Brett nicht: Die Punkte der Linie „{part}“ reichen von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{part}” stands for several points of the {size} board: choose one of them</source>
        <translation>„{part}“ steht für mehrere Punkte auf dem {size}-Brett: bitte einen davon wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>the notation {notation} can't be used on a {size} board: it is limited to {last} lines</source>
        <translation>die Notation {notation} ist auf einem {size}-Brett nicht verwendbar: Sie ist auf {last} Linien beschränkt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{text}” is not a move in the notation {notation}, where moves look like “{expected}”</source>
        <translation>„{text}“ ist kein Zug in der Notation {notation}, in der Züge wie „{expected}“ aussehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>no diagonal line leads from “{first}” to “{last}”: one has a small letter, the other a capital letter</source>
        <translation>keine Schräglinie führt von „{first}“ nach „{last}“: Der eine Punkt hat einen Kleinbuchstaben, der andere einen Großbuchstaben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>“{first}” and “{last}” are not on the same diagonal line; if a capture (as in draughts) is meant, add “x”</source>
        <translation>„{first}“ und „{last}“ liegen nicht auf derselben Schräglinie; ist ein Schlagen (wie beim Damespiel) gemeint, „x“ anhängen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>a move to “{last}” must start at another point: only a capture, with “x” at the end, may end where it starts</source>
        <translation>ein Zug nach „{last}“ muss auf einem anderen Punkt beginnen: Nur ein schlagender Zug, mit „x“ am Ende, darf dort enden, wo er beginnt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/notation/errors.py"/>
        <source>no point of this board is called “{text}”; one of its points is “{expected}”</source>
        <translation>kein Punkt dieses Bretts heißt „{text}“; einer seiner Punkte ist „{expected}“</translation>
    </message>
    <message>
        <source>Proposed by Andreev on the Davar website. The signs identify the corner, so the same joseki has the same numbers in all four corners.</source>
        <translation type="vanished">Von Andreev auf der Website Davar vorgeschlagen. Die Vorzeichen geben die Ecke an; daher hat dasselbe Joseki in allen vier Ecken dieselben Zahlen.</translation>
    </message>
</context>
<context>
    <name>NumpyMissingLabel</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/numpy_missing.py"/>
        <source>Collections require numpy, which is not included in this edition of Goboard.</source>
        <translation>Sammlungen benötigen numpy, das in dieser Ausgabe von Goboard nicht enthalten ist.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/numpy_missing.py"/>
        <source>Collections require numpy, which is not installed. Install it with this command, then restart Goboard:

{command}</source>
        <translation>Sammlungen benötigen numpy, das nicht installiert ist. Installieren Sie es mit diesem Befehl, und starten Sie Goboard danach neu:

{command}</translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>Close</source>
        <translation type="vanished">Schließen</translation>
    </message>
</context>
<context>
    <name>OpenCollectionDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>Open Collection</source>
        <translation>Sammlung öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>There are no collections yet. Create one, or choose the folder of an existing index.</source>
        <translation>Es gibt noch keine Sammlungen. Legen Sie eine an, oder wählen Sie den Ordner eines vorhandenen Index.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>Other &amp;Folder…</source>
        <translation>Anderer &amp;Ordner…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/building/open_collection_dialog.py"/>
        <source>Choose Index Folder</source>
        <translation>Indexordner wählen</translation>
    </message>
</context>
<context>
    <name>OpenIndexDialog</name>
    <message>
        <source>Open a collection</source>
        <translation type="vanished">Sammlung öffnen</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation type="vanished">Sammlungen</translation>
    </message>
    <message>
        <source>No collection is known yet: make one, or look for the folder of an index.</source>
        <translation type="vanished">Noch ist keine Sammlung bekannt: eine anlegen oder den Ordner eines Index suchen.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="vanished">Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Other &amp;folder…</source>
        <translation type="vanished">Anderer &amp;Ordner…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation type="vanished">&amp;Entfernen…</translation>
    </message>
    <message>
        <source>The folder of an index</source>
        <translation type="vanished">Der Ordner eines Index</translation>
    </message>
</context>
<context>
    <name>OpeningList</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Add Current &amp;Position</source>
        <translation>Aktuelle Ste&amp;llung hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Add the position shown in the main window</source>
        <translation>Die im Hauptfenster gezeigte Stellung hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Add &amp;File…</source>
        <translation>&amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Add the openings of all games in a file (files can also be dropped on the list)</source>
        <translation>Die Eröffnungen aller Partien einer Datei hinzufügen (Dateien lassen sich auch mit der Maus auf die Liste ziehen)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>all moves</source>
        <translation>alle Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>after move {number}</source>
        <translation>nach Zug {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Number of moves to take from files</source>
        <translation>Anzahl der Züge, die aus Dateien übernommen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>The list can hold {most} openings. Not added: {left}.</source>
        <translation>Die Liste fasst {most} Eröffnungen. Nicht hinzugefügt: {left}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>This position is already listed as “{name}”.</source>
        <translation>Diese Stellung steht bereits als „{name}“ in der Liste.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Opening {number}</source>
        <translation>Eröffnung {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Reading {name}…</source>
        <translation>{name} wird gelesen…</translation>
    </message>
    <message>
        <source>after move </source>
        <translation type="vanished">nach Zug </translation>
    </message>
    <message>
        <source> moves</source>
        <translation type="vanished"> Züge</translation>
    </message>
</context>
<context>
    <name>OpeningsCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/commands.py"/>
        <source>Pattern copied</source>
        <translation>Muster kopiert</translation>
    </message>
</context>
<context>
    <name>OpeningsDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Compare Openings</source>
        <translation>Eröffnungen vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Number of moves to compare</source>
        <translation>Anzahl der zu vergleichenden Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Also compare with colours s&amp;wapped</source>
        <translation>&amp;Auch mit getauschten Farben vergleichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Use B's own coordi&amp;nates</source>
        <translation>Eigene Koordi&amp;naten für B</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Show B's own coordinates instead of those of A</source>
        <translation>Für B eigene Koordinaten statt derer von A zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>&amp;Go to First Difference</source>
        <translation>Zum ers&amp;ten Unterschied gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Copy the result as text</source>
        <translation>Das Ergebnis als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>&amp;Moves to compare:</source>
        <translation>Zu vergleichende &amp;Züge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/openings_dialog.py"/>
        <source>Comparison copied</source>
        <translation>Vergleich kopiert</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/options_form.py"/>
        <source>“{text}” is not two corners of the board; the whole board is printed.</source>
        <translation>„{text}“ sind nicht zwei Ecken des Brettes; das ganze Brett wird gedruckt.</translation>
    </message>
</context>
<context>
    <name>OptionsMenu</name>
    <message>
        <source>&amp;However it lies</source>
        <translation type="vanished">Wie auch immer sie &amp;liegt</translation>
    </message>
    <message>
        <source>With colours &amp;exchanged, too</source>
        <translation type="vanished">Auch mit &amp;vertauschten Farben</translation>
    </message>
    <message>
        <source>Only after the same &amp;last move</source>
        <translation type="vanished">Nur nach demselben letzten &amp;Zug</translation>
    </message>
    <message>
        <source>As it is seen in these &amp;views</source>
        <translation type="vanished">Gesehen in diesen &amp;Ansichten</translation>
    </message>
    <message>
        <source>&amp;Where a region may lie</source>
        <translation type="vanished">&amp;Wo ein Bereich liegen darf</translation>
    </message>
</context>
<context>
    <name>PageOutput</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Save Pages</source>
        <translation>Seiten speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Saving {name}…</source>
        <translation>{name} wird gespeichert…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Save Picture Series</source>
        <translation>Bilderreihe speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Printing…</source>
        <translation>Wird gedruckt…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Preparing pages…</source>
        <translation>Seiten werden vorbereitet…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Saved %n figures, and their texts in {name}.</source>
        <translation>
            <numerusform>%n Figur gespeichert, ihre Texte in {name}.</numerusform>
            <numerusform>%n Figuren gespeichert, ihre Texte in {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Saved %n files, {first} to {last}.</source>
        <translation>
            <numerusform>%n Datei gespeichert: {first} bis {last}.</numerusform>
            <numerusform>%n Dateien gespeichert: {first} bis {last}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Couldn't save {name}: {suffix} is not supported here. Choose one of {known}.</source>
        <translation>{name} konnte nicht gespeichert werden: {suffix} wird hier nicht unterstützt. Möglich sind {known}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>%n files already exist, including {name}. Replace them?</source>
        <translation>
            <numerusform>%n Datei existiert bereits: {name}. Ersetzen?</numerusform>
            <numerusform>%n Dateien existieren bereits, darunter {name}. Ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_output.py"/>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="vanished">An den Drucker gesendet.</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Page preview</source>
        <translation>Seitenvorschau</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Figure {figure} ({moves})</source>
        <translation>Figur {figure} ({moves})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Figure {figure}</source>
        <translation>Figur {figure}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Diagram {diagram} ({start})</source>
        <translation>Diagramm {diagram} ({start})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>instead of {number}</source>
        <translation>statt {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>after {number}</source>
        <translation>nach {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{start} in {diagram}</source>
        <translation>{start} in {diagram}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Dia. {diagram}</source>
        <translation>Dia. {diagram}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{moves} at {place}</source>
        <translation>{moves} auf {place}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{moves} (move {number}) at {place}</source>
        <translation>{moves} (Zug {number}) auf {place}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{moves} connects at {place}</source>
        <translation>{moves} verbindet auf {place}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black {number}: pass</source>
        <translation>Schwarz {number}: Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White {number}: pass</source>
        <translation>Weiß {number}: Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black to play</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White to play</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Problem {number} – {turn}</source>
        <translation>Problem {number} – {turn}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Solution {number}</source>
        <translation>Lösung {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Solution {number} ({start})</source>
        <translation>Lösung {number} ({start})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Problem {number} – wrong ({start})</source>
        <translation>Problem {number} – falsch ({start})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Row {row} of {rows}, column {column} of {columns}</source>
        <translation>Reihe {row} von {rows}, Spalte {column} von {columns}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>This board can't be drawn with LaTeX.</source>
        <translation>Dieses Brett kann mit LaTeX nicht gezeichnet werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Line spacing {x} × {y} mm when printed at 100%</source>
        <translation>Linienabstand {x} × {y} mm beim Drucken mit 100 %</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Setup: Black {points}</source>
        <translation>Aufbau: Schwarz {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Setup: White {points}</source>
        <translation>Aufbau: Weiß {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Removed: {points}</source>
        <translation>Entfernt: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>After move {last}</source>
        <translation>Nach Zug {last}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{moves}: pass</source>
        <translation>{moves}: Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black {number}</source>
        <translation>Schwarz {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White {number}</source>
        <translation>Weiß {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Board {width} × {height}</source>
        <translation>Brett {width} × {height}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Upper left corner</source>
        <translation>Ecke oben links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Upper side</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Upper right corner</source>
        <translation>Ecke oben rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Left side</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Middle of the board</source>
        <translation>Mitte des Brettes</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Right side</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Lower left corner</source>
        <translation>Ecke unten links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Lower side</source>
        <translation>Unterer Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Lower right corner</source>
        <translation>Ecke unten rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Last move: {move}</source>
        <translation>Letzter Zug: {move}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Moves: {moves}</source>
        <translation>Züge: {moves}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black: {points}</source>
        <translation>Schwarz: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White: {points}</source>
        <translation>Weiß: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Labels: {points}</source>
        <translation>Beschriftungen: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Arrows: {points}</source>
        <translation>Pfeile: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Lines: {points}</source>
        <translation>Linien: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Triangles: {points}</source>
        <translation>Dreiecke: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Squares: {points}</source>
        <translation>Quadrate: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Circles: {points}</source>
        <translation>Kreise: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Crosses: {points}</source>
        <translation>Kreuze: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Selected points: {points}</source>
        <translation>Ausgewählte Punkte: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black's territory: {points}</source>
        <translation>Gebiet von Schwarz: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White's territory: {points}</source>
        <translation>Gebiet von Weiß: {points}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Komi {komi}</source>
        <translation>Komi {komi}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Handicap {handicap}</source>
        <translation>Vorgabe {handicap}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Time: {time}</source>
        <translation>Bedenkzeit: {time}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{winner} by {points} points</source>
        <translation>{winner} mit {points} Punkten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{winner} by 1 point</source>
        <translation>{winner} mit 1 Punkt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{winner} by resignation</source>
        <translation>{winner} durch Aufgabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{winner} on time</source>
        <translation>{winner} auf Zeit</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>{winner} by forfeit</source>
        <translation>{winner} kampflos</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Bad move.</source>
        <translation>Schlechter Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Very bad move.</source>
        <translation>Sehr schlechter Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Doubtful move.</source>
        <translation>Zweifelhafter Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Interesting move.</source>
        <translation>Interessanter Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Good move.</source>
        <translation>Guter Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Very good move.</source>
        <translation>Sehr guter Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Good for Black.</source>
        <translation>Gut für Schwarz.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Very good for Black.</source>
        <translation>Sehr gut für Schwarz.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Good for White.</source>
        <translation>Gut für Weiß.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Very good for White.</source>
        <translation>Sehr gut für Weiß.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Even position.</source>
        <translation>Ausgeglichene Stellung.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Unclear position.</source>
        <translation>Unklare Stellung.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Very unclear position.</source>
        <translation>Sehr unklare Stellung.</translation>
    </message>
    <message>
        <source>Diagram {diagram}</source>
        <translation type="vanished">Diagramm {diagram}</translation>
    </message>
    <message>
        <source>Problem {number} – wrong</source>
        <translation type="vanished">Problem {number} – falsch</translation>
    </message>
    <message>
        <source>Solution {number}, board {place}</source>
        <translation type="vanished">Lösung {number}, Brett {place}</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation type="vanished">Japanische Regeln</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation type="vanished">Chinesische Regeln</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation type="vanished">Koreanische Regeln</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation type="vanished">AGA-Regeln</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation type="vanished">Neuseeländische Regeln</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation type="vanished">Ing-Regeln</translation>
    </message>
    <message>
        <source>Tromp–Taylor rules</source>
        <translation type="vanished">Tromp-Taylor-Regeln</translation>
    </message>
    <message>
        <source>Citizendium rules</source>
        <translation type="vanished">Citizendium-Regeln</translation>
    </message>
</context>
<context>
    <name>PagesView</name>
    <message>
        <source>Preview of the pages</source>
        <translation type="vanished">Vorschau der Seiten</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Choose a collection</source>
        <translation>Sammlung wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Collection: {name}</source>
        <translation>Sammlung: {name}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <location filename="../../goboard_gui/gui/window/parts.py"/>
        <source>Life and Liberties</source>
        <translation>Leben und Freiheiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/parts.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/parts.py"/>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/parts.py"/>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/parts.py"/>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/parts.py"/>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/parts.py"/>
        <source>Edit History</source>
        <translation>Bearbeitungsverlauf</translation>
    </message>
</context>
<context>
    <name>PassCommand</name>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/pass_command.py"/>
        <source>The double click was recorded as one pass.</source>
        <translation>Der Doppelklick wurde als einmaliges Passen aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Paste Text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>A point, moves, a board, a text record or SGF, in any notation</source>
        <translation>Ein Punkt, Züge, ein Brett, eine Partie als Text oder SGF, in beliebiger Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Sho&amp;w notations that don't match</source>
        <translation>Nicht passende Notationen &amp;zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>Also list notations that don't match the text, and why</source>
        <translation>Auch Notationen auflisten, zu denen der Text nicht passt, mit Begründung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>&amp;Highlight</source>
        <translation>&amp;Hervorheben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>&amp;Open as New Record</source>
        <translation>Als &amp;Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>&amp;Add After Current Move</source>
        <translation>&amp;Nach diesem Zug anfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>&amp;Board:</source>
        <translation>&amp;Brett:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/paste_dialog.py"/>
        <source>The text doesn't match any notation on this board.</source>
        <translation>Der Text passt auf diesem Brett zu keiner Notation.</translation>
    </message>
    <message>
        <source>Too long to edit here. Only the beginning is shown.</source>
        <translation type="vanished">Zu lang, um hier bearbeitet zu werden. Nur der Anfang ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>PathTool</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/path_tool.py"/>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/path_tool.py"/>
        <source>Shortest path: %n points</source>
        <translation>
            <numerusform>Kürzester Pfad: %n Punkt</numerusform>
            <numerusform>Kürzester Pfad: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/path_tool.py"/>
        <source>Shortest path: %n stones</source>
        <translation>
            <numerusform>Kürzester Pfad: %n Stein</numerusform>
            <numerusform>Kürzester Pfad: %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/path_tool.py"/>
        <source>Label Path</source>
        <translation>Pfad beschriften</translation>
    </message>
    <message>
        <source>These two points are not connected.</source>
        <translation type="vanished">Diese beiden Punkte sind nicht verbunden.</translation>
    </message>
</context>
<context>
    <name>PatternModel</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Points (clockwise)</source>
        <translation>Punkte (im Uhrzeigersinn)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Pattern number (base 3)</source>
        <translation>Musternummer (Basis 3)</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Copy the pattern as text</source>
        <translation>Das Muster als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>There are no stones on the board.</source>
        <translation>Auf dem Brett sind keine Steine.</translation>
    </message>
</context>
<context>
    <name>PatternTable</name>
    <message>
        <location filename="../../goboard_gui/gui/study/openings/pattern_panel.py"/>
        <source>Pattern by level and area</source>
        <translation>Muster nach Ebenen und Bereichen</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>Player</source>
        <translation type="vanished">Spieler</translation>
    </message>
    <message>
        <source>Colour of the player</source>
        <translation type="vanished">Farbe des Spielers</translation>
    </message>
    <message>
        <source>either colour</source>
        <translation type="vanished">beide Farben</translation>
    </message>
    <message>
        <source>with Black</source>
        <translation type="vanished">mit Schwarz</translation>
    </message>
    <message>
        <source>with White</source>
        <translation type="vanished">mit Weiß</translation>
    </message>
</context>
<context>
    <name>PlayerColourInput</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>Player's colour</source>
        <translation>Farbe des Spielers</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>Either colour</source>
        <translation>Beliebige Farbe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>As Black</source>
        <translation>Mit Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>As White</source>
        <translation>Mit Weiß</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/player_inputs.py"/>
        <source>Re&amp;move</source>
        <translation>E&amp;ntfernen</translation>
    </message>
</context>
<context>
    <name>PlotExport</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Save &amp;Chart…</source>
        <translation>&amp;Grafik speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Save &amp;Table…</source>
        <translation>&amp;Tabelle speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Copy &amp;Chart</source>
        <translation>&amp;Grafik kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Copy Table as Te&amp;xt</source>
        <translation>Tabelle als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Save Chart</source>
        <translation>Grafik speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Comma-separated values (*.csv);;Tab-separated values (*.tsv);;Text (*.txt)</source>
        <translation>Kommagetrennte Werte (*.csv);;Tabulatorgetrennte Werte (*.tsv);;Text (*.txt)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Save Table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Couldn't save “{name}”: tables can only be saved as {known}.</source>
        <translation>„{name}“ konnte nicht gespeichert werden: Tabellen lassen sich nur als {known} speichern.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Chart copied</source>
        <translation>Grafik kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Table copied</source>
        <translation>Tabelle kopiert</translation>
    </message>
    <message>
        <source>Portable Document Format (*.pdf);;Scalable Vector Graphics (*.svg);;Portable Network Graphics (*.png)</source>
        <translation type="vanished">Portable Document Format (*.pdf);;Scalable Vector Graphics (*.svg);;Portable Network Graphics (*.png)</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/plot_view.py"/>
        <source>Chart</source>
        <translation>Grafik</translation>
    </message>
</context>
<context>
    <name>PointEntry</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/point_entry.py"/>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/point_entry.py"/>
        <source>Type points to mark, e.g. {name}</source>
        <translation>Punkte markieren, z. B. {name}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/point_entry.py"/>
        <source>Type a move, e.g. {name}</source>
        <translation>Zug eingeben, z. B. {name}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/point_entry.py"/>
        <source>Type points of the {size} board in the chosen notation ({title}), or “pass”.
Begin with +B or +W to set up black or white stones, with -B or -W to remove them.</source>
        <translation>Punkte des {size}-Bretts in der gewählten Notation ({title}) eingeben oder „pass“.
Mit +B oder +W davor werden schwarze oder weiße Steine aufgebaut, mit -B oder -W entfernt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/point_entry.py"/>
        <source>You can also type points in “{title}”.</source>
        <translation>Punkte können auch in der Notation „{title}“ eingegeben werden.</translation>
    </message>
</context>
<context>
    <name>PointMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>M&amp;ark</source>
        <translation>&amp;Markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>A&amp;dd {name} to Comment</source>
        <translation>{name} in den Kommentar ei&amp;nfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Copy {name}</source>
        <translation>{name} &amp;kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>Play {colour} Stone Here</source>
        <translation>Als {colour} hier spielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>Set Up {colour} Stone</source>
        <translation>Stein aufbauen: {colour}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Go to This Move</source>
        <translation>Zu diesem Zug &amp;gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Move This Stone…</source>
        <translation>Diesen Stein &amp;versetzen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Insert Move before This One…</source>
        <translation>Zug vor &amp;diesem einfügen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Remove This Stone</source>
        <translation>Diesen Stein &amp;entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>Label &amp;Liberties</source>
        <translation>&amp;Freiheiten beschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Triangle</source>
        <translation>&amp;Dreieck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Square</source>
        <translation>&amp;Quadrat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>&amp;Circle</source>
        <translation>&amp;Kreis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>C&amp;ross</source>
        <translation>K&amp;reuz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>Remo&amp;ve Mark</source>
        <translation>Markierungszeichen &amp;entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/point_menu.py"/>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>&amp;Mark</source>
        <translation type="vanished">&amp;Markieren</translation>
    </message>
    <message>
        <source>Write {name} in the &amp;comment</source>
        <translation type="vanished">{name} in den &amp;Kommentar schreiben</translation>
    </message>
    <message>
        <source>C&amp;opy the name {name}</source>
        <translation type="vanished">&amp;Namen {name} kopieren</translation>
    </message>
    <message>
        <source>Play {colour} here</source>
        <translation type="vanished">{colour} hier spielen</translation>
    </message>
    <message>
        <source>Set up a stone: {colour}</source>
        <translation type="vanished">Stein aufbauen: {colour}</translation>
    </message>
    <message>
        <source>&amp;Go to this move</source>
        <translation type="vanished">&amp;Zu diesem Zug gehen</translation>
    </message>
    <message>
        <source>It was played &amp;at…</source>
        <translation type="vanished">Er wurde &amp;anderswo gespielt…</translation>
    </message>
    <message>
        <source>Take the stone &amp;off</source>
        <translation type="vanished">Stein &amp;wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation type="vanished">&amp;Nichts</translation>
    </message>
</context>
<context>
    <name>PositionExport</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/position_export.py"/>
        <source>Export Position</source>
        <translation>Stellung exportieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/position_export.py"/>
        <source>Couldn't export: format {ending} is not supported. Choose one of {endings}.</source>
        <translation>Export nicht möglich: Das Format {ending} wird nicht unterstützt. Möglich sind {endings}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/position_export.py"/>
        <source>Copying the picture…</source>
        <translation>Das Bild wird kopiert…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/position_export.py"/>
        <source>Position copied as a picture</source>
        <translation>Stellung als Bild kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/position_export.py"/>
        <source>After move {number}</source>
        <translation>Nach Zug {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/position_export.py"/>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="vanished">Öffnen</translation>
    </message>
    <message>
        <source>Portable Network Graphics (*.png)</source>
        <translation type="vanished">Portable Network Graphics (*.png)</translation>
    </message>
    <message>
        <source>Portable Document Format (*.pdf)</source>
        <translation type="vanished">Portable Document Format (*.pdf)</translation>
    </message>
    <message>
        <source>Scalable Vector Graphics (*.svg)</source>
        <translation type="vanished">Scalable Vector Graphics (*.svg)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="vanished">Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>PreferencePage</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/preferences_dialog.py"/>
        <source>Restore &amp;Defaults</source>
        <translation>Standard&amp;werte wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation type="vanished">Seite &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Edit shortcuts…</source>
        <translation>Tastenkürzel bearbeiten…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Not specified</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>System default</source>
        <translation>Systemvorgabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>All points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Empty points</source>
        <translation>Leere Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Chain under the pointer</source>
        <translation>Kette unter dem Zeiger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Rotate with the board</source>
        <translation>Mit dem Brett drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Stay in place</source>
        <translation>Nicht mitdrehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>From a chosen move</source>
        <translation>Ab einem gewählten Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Current variation</source>
        <translation>Aktuelle Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>As in the record</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Ghost stones</source>
        <translation>Durchscheinende Steine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Start of game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>End of main line</source>
        <translation>Ende der Hauptvariante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Where I left off</source>
        <translation>Zuletzt gezeigte Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Board and Appearance</source>
        <translation>Brett und Erscheinungsbild</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose a light or dark theme, or use the system default</source>
        <translation>Ein helles oder dunkles Design oder die Systemvorgabe wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Show welcome page at startup</source>
        <translation>Willkommensseite beim Start zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Start with an overview of what Goboard can do</source>
        <translation>Beim Start eine Übersicht über die Funktionen von Goboard zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Board theme</source>
        <translation>Brettdesign</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose how the board and stones look</source>
        <translation>Festlegen, wie Brett und Steine aussehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Natural stone placement</source>
        <translation>Natürliche Steinplatzierung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Place stones slightly off their points, as on a real board</source>
        <translation>Steine wie auf einem echten Brett ein wenig neben ihren Punkten zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Fit board to window</source>
        <translation>Brett an das Fenster anpassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Last-move mark</source>
        <translation>Markierung des letzten Zuges</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose how the last move is marked</source>
        <translation>Festlegen, wie der letzte Zug markiert wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose which stones show move numbers</source>
        <translation>Festlegen, welche Steine ihre Zugnummer zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Last moves to number</source>
        <translation>Anzahl der nummerierten Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Number this many moves if “Last moves” is chosen</source>
        <translation>So viele Züge nummerieren, wenn „Letzte Züge“ gewählt ist</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Variations on the board</source>
        <translation>Varianten auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose how variations are shown on the board</source>
        <translation>Festlegen, wie Varianten auf dem Brett gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Moves after this position</source>
        <translation>Züge nach dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Alternatives to the last move</source>
        <translation>Alternativen zum letzten Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>As specified in the file</source>
        <translation>Wie in der Datei festgelegt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Continuations from the collection</source>
        <translation>Fortsetzungen aus der Sammlung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the notation for coordinates</source>
        <translation>Die Notation für Koordinaten wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Second notation</source>
        <translation>Zweite Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Show coordinates in a second notation as well</source>
        <translation>Koordinaten auch in einer zweiten Notation zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Coordinates at edges</source>
        <translation>Koordinaten am Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Edges with coordinates</source>
        <translation>Ränder mit Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the edges at which coordinates are shown</source>
        <translation>Festlegen, an welchen Rändern Koordinaten gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Coordinates on points</source>
        <translation>Koordinaten auf Punkten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Points with coordinates</source>
        <translation>Punkte mit Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the points on which coordinates are shown</source>
        <translation>Festlegen, auf welchen Punkten Koordinaten gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Notation grid</source>
        <translation>Notationsraster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Highlight lines under pointer</source>
        <translation>Linien unter dem Zeiger hervorheben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Coordinates on a rotated board</source>
        <translation>Koordinaten bei gedrehtem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose whether coordinates follow a rotated or mirrored board or stay in place</source>
        <translation>Festlegen, ob Koordinaten einem gedrehten oder gespiegelten Brett folgen oder an ihrem Ort bleiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>New games</source>
        <translation>Neue Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>New Game remembers your last choices, except for the handicap</source>
        <translation>„Neue Partie“ merkt sich Ihre letzte Wahl, außer bei der Vorgabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Set the number of columns suggested for a new board</source>
        <translation>Festlegen, wie viele Spalten für ein neues Brett vorgeschlagen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Set the number of rows suggested for a new board</source>
        <translation>Festlegen, wie viele Reihen für ein neues Brett vorgeschlagen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the rules suggested for a new game</source>
        <translation>Festlegen, welche Regeln für eine neue Partie vorgeschlagen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Handicap stones</source>
        <translation>Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Set the number of handicap stones suggested for a new game</source>
        <translation>Festlegen, wie viele Vorgabesteine für eine neue Partie vorgeschlagen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Set the komi suggested for a new game</source>
        <translation>Festlegen, welches Komi für eine neue Partie vorgeschlagen wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Record new games</source>
        <translation>Neue Partien aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>In a new game, add moves at the end, regardless of the position shown</source>
        <translation>Jeden Zug am Ende einer neuen Partie anfügen, unabhängig von der gezeigten Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Times and scoring</source>
        <translation>Zeiten und Auszählung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Record move times</source>
        <translation>Zugzeiten aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Start scoring after two passes</source>
        <translation>Nach zweimaligem Passen auszählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Start scoring when both players pass in succession</source>
        <translation>Mit dem Auszählen beginnen, wenn beide Spieler nacheinander passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Position on opening</source>
        <translation>Stellung beim Öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the position that is shown when a file is opened</source>
        <translation>Festlegen, welche Stellung beim Öffnen einer Datei angezeigt wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Play stone sounds</source>
        <translation>Steingeräusche abspielen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Printing</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Paper size</source>
        <translation>Papierformat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the paper size suggested when printing</source>
        <translation>Festlegen, welches Papierformat beim Drucken vorgeschlagen wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>File format for pages</source>
        <translation>Dateiformat für Seiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the format suggested when saving pages</source>
        <translation>Festlegen, welches Format beim Speichern von Seiten vorgeschlagen wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>File format for picture series</source>
        <translation>Dateiformat für Bilderreihen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the format suggested when saving a picture of each position</source>
        <translation>Festlegen, welches Format beim Speichern eines Bildes je Stellung vorgeschlagen wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Shortcut scheme</source>
        <translation>Tastenkürzel-Schema</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Use the shortcuts of another Go program; your own are kept</source>
        <translation>Die Tastenkürzel eines anderen Go-Programms verwenden; eigene bleiben erhalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Choose the language of menus, messages and the manual</source>
        <translation>Die Sprache von Menüs, Meldungen und Handbuch wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Allow illegal moves</source>
        <translation>Regelwidrige Züge zulassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Play illegal moves without asking, except while recording</source>
        <translation>Regelwidrige Züge ohne Rückfrage spielen, außer beim Aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Lines repeated past joined edges</source>
        <translation>Linien jenseits verbundener Ränder</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Show this many faded lines beyond the joined edges of boards such as a torus</source>
        <translation>So viele blasse Linien jenseits der verbundenen Ränder von Brettern wie dem Torus zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Rotate corners instead of mirroring</source>
        <translation>Ecken drehen statt spiegeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>When the last move is brought to a neighbouring corner, rotate the board instead of mirroring it</source>
        <translation>Das Brett drehen statt spiegeln, wenn der letzte Zug in eine benachbarte Ecke kommen soll</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Rotate games to match the search</source>
        <translation>Partien passend zur Suche drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preference_table.py"/>
        <source>Rotate the board of an opened game so that hits are oriented like the search position</source>
        <translation>Das Brett einer geöffneten Partie so drehen, dass Treffer wie die gesuchte Stellung ausgerichtet sind</translation>
    </message>
    <message>
        <source>Lines beyond joined edges</source>
        <translation type="vanished">Linien jenseits verbundener Ränder</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation type="vanished">Webseite (HTML)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="vanished">Text</translation>
    </message>
    <message>
        <source>Set the number of columns suggested for a new board; New Game remembers your last choice</source>
        <translation type="vanished">Festlegen, wie viele Spalten für ein neues Brett vorgeschlagen werden; „Neue Partie“ merkt sich Ihre letzte Wahl</translation>
    </message>
    <message>
        <source>Set the number of rows suggested for a new board; New Game remembers your last choice</source>
        <translation type="vanished">Festlegen, wie viele Reihen für ein neues Brett vorgeschlagen werden; „Neue Partie“ merkt sich Ihre letzte Wahl</translation>
    </message>
    <message>
        <source>Choose the rules suggested for a new game; New Game remembers your last choice</source>
        <translation type="vanished">Festlegen, welche Regeln für eine neue Partie vorgeschlagen werden; „Neue Partie“ merkt sich Ihre letzte Wahl</translation>
    </message>
    <message>
        <source>Set the komi suggested for a new game; New Game remembers your last choice</source>
        <translation type="vanished">Festlegen, welches Komi für eine neue Partie vorgeschlagen wird; „Neue Partie“ merkt sich Ihre letzte Wahl</translation>
    </message>
    <message>
        <source>In a new game, add moves at the end, regardless of the position shown; New Game remembers your last choice</source>
        <translation type="vanished">Jeden Zug am Ende einer neuen Partie anfügen, unabhängig von der gezeigten Stellung; „Neue Partie“ merkt sich Ihre letzte Wahl</translation>
    </message>
    <message>
        <source>Choose a light or dark theme, or follow the desktop theme</source>
        <translation type="vanished">Ein helles oder dunkles Design wählen oder der Systemvorgabe folgen</translation>
    </message>
    <message>
        <source>Playing and scoring</source>
        <translation type="vanished">Spielen und Auszählen</translation>
    </message>
    <message>
        <source>Play illegal moves without asking, and say why they are illegal</source>
        <translation type="vanished">Regelwidrige Züge ohne Rückfrage spielen und den Grund nennen</translation>
    </message>
    <message>
        <source>All shortcuts…</source>
        <translation type="vanished">Alle Tastenkürzel…</translation>
    </message>
    <message>
        <source>Choose how moves that the record continues with are shown</source>
        <translation type="vanished">Wählen, wie die Züge gezeigt werden, mit denen die Partie weitergeht</translation>
    </message>
    <message>
        <source>Variations as stated in the file</source>
        <translation type="vanished">Varianten wie in der Datei angegeben</translation>
    </message>
    <message>
        <source>Choose how boards and stones look on the screen</source>
        <translation type="vanished">Festlegen, wie Bretter und Steine am Bildschirm aussehen</translation>
    </message>
    <message>
        <source>Continue boards such as a torus beyond their joined edges</source>
        <translation type="vanished">Bretter wie einen Torus jenseits ihrer verbundenen Ränder fortsetzen</translation>
    </message>
    <message>
        <source>Play illegal moves at once and say why they are illegal</source>
        <translation type="vanished">Regelwidrige Züge sofort spielen und den Grund nennen</translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="vanished">Studium</translation>
    </message>
    <message>
        <source>Show a corner in a neighbouring one by a quarter turn</source>
        <translation type="vanished">Eine Ecke durch eine Vierteldrehung in einer Nachbarecke zeigen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="vanished">Erscheinungsbild</translation>
    </message>
    <message>
        <source>Show what the program can do next to the empty board</source>
        <translation type="vanished">Neben dem leeren Brett zeigen, was das Programm kann</translation>
    </message>
    <message>
        <source>Wood, slate and shell</source>
        <translation type="vanished">Holz, Schiefer und Muschel</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation type="vanished">Wie im System</translation>
    </message>
    <message>
        <source>They travel with the board</source>
        <translation type="vanished">Sie gehen mit dem Brett mit</translation>
    </message>
    <message>
        <source>They stay with the window</source>
        <translation type="vanished">Sie bleiben beim Fenster</translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="vanished">Namen</translation>
    </message>
    <message>
        <source>Names of another notation, shown beside those of the first</source>
        <translation type="vanished">Namen einer anderen Notation, neben denen der ersten gezeigt</translation>
    </message>
    <message>
        <source>Sides with names</source>
        <translation type="vanished">Ränder mit Namen</translation>
    </message>
    <message>
        <source>Where names at the edges are written</source>
        <translation type="vanished">Wo die Namen am Rand stehen</translation>
    </message>
    <message>
        <source>Named points</source>
        <translation type="vanished">Benannte Punkte</translation>
    </message>
    <message>
        <source>Where names on points are written</source>
        <translation type="vanished">Wo Namen auf Punkten stehen</translation>
    </message>
    <message>
        <source>Names of a turned board</source>
        <translation type="vanished">Namen auf gedrehtem Brett</translation>
    </message>
    <message>
        <source>What becomes of the names when the view is turned or mirrored</source>
        <translation type="vanished">Was aus den Namen wird, wenn die Ansicht gedreht oder gespiegelt ist</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation type="vanished">Markierung des letzten Zuges</translation>
    </message>
    <message>
        <source>Variations after this position</source>
        <translation type="vanished">Varianten nach dieser Stellung</translation>
    </message>
    <message>
        <source>Show on the board how the record goes on</source>
        <translation type="vanished">Auf dem Brett zeigen, wie die Partie weitergeht</translation>
    </message>
    <message>
        <source>Variations of the last move</source>
        <translation type="vanished">Varianten zum letzten Zug</translation>
    </message>
    <message>
        <source>Show on the board what else was played instead</source>
        <translation type="vanished">Auf dem Brett zeigen, was stattdessen gespielt wurde</translation>
    </message>
    <message>
        <source>Variations as the file asks</source>
        <translation type="vanished">Varianten, wie es die Datei verlangt</translation>
    </message>
    <message>
        <source>Follow what a file says of showing its variations</source>
        <translation type="vanished">Der Angabe der Datei folgen, wie ihre Varianten zu zeigen sind</translation>
    </message>
    <message>
        <source>Count the score after two passes</source>
        <translation type="vanished">Nach zweimal Passen auszählen</translation>
    </message>
    <message>
        <source>Begin to count by itself when the second of two passes is played</source>
        <translation type="vanished">Die Auszählung von selbst beginnen, wenn beide Spieler nacheinander gepasst haben</translation>
    </message>
    <message>
        <source>Corners by turning</source>
        <translation type="vanished">Ecken durch Drehen</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation type="vanished">Farben des Fensters</translation>
    </message>
    <message>
        <source>Welcome at start</source>
        <translation type="vanished">Willkommen beim Start</translation>
    </message>
    <message>
        <source>Show what the program can do beside the empty board</source>
        <translation type="vanished">Neben dem leeren Brett zeigen, was das Programm kann</translation>
    </message>
    <message>
        <source>Keys like those of</source>
        <translation type="vanished">Tasten wie in</translation>
    </message>
    <message>
        <source>Life and liberties</source>
        <translation type="vanished">Leben und Freiheiten</translation>
    </message>
    <message>
        <source>What is shown of chains, liberties, eyes and life</source>
        <translation type="vanished">Was von Ketten, Freiheiten, Augen und Leben gezeigt wird</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preferences_dialog.py"/>
        <source>Find a preference…</source>
        <translation>Einstellung suchen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preferences_dialog.py"/>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preferences_dialog.py"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/preferences_dialog.py"/>
        <source>No matching preferences</source>
        <translation>Keine passenden Einstellungen</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation type="vanished">Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Custom</source>
        <translation>Eigene Einstellungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Save Preset…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Save these options as a preset</source>
        <translation>Diese Einstellungen als Vorlage speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Delete this preset</source>
        <translation>Diese Vorlage löschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Pre&amp;set:</source>
        <translation>V&amp;orlage:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>“{name}” is the name of a built-in preset. Choose another name.</source>
        <translation>„{name}“ ist der Name einer mitgelieferten Vorlage. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Preset “{name}” already exists. Replace it?</source>
        <translation>Die Vorlage „{name}“ existiert bereits. Ersetzen?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Delete preset “{name}”?</source>
        <translation>Vorlage „{name}“ löschen?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>boards with stones on squares</source>
        <translation>Bretter mit Steinen auf Feldern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>boards without columns and rows</source>
        <translation>Bretter ohne Spalten und Reihen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>the notation grid</source>
        <translation>das Notationsraster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>coloured areas</source>
        <translation>farbige Bereiche</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>marks for mistakes and illegal moves</source>
        <translation>Zeichen für Fehler und regelwidrige Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>marks for variations</source>
        <translation>Zeichen für Varianten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>lines and arrows that extend beyond the cropped area</source>
        <translation>Linien und Pfeile, die über den Ausschnitt hinausreichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>labels, marks and arrows without a character, listed below their board instead</source>
        <translation>Beschriftungen, Markierungen und Pfeile ohne Zeichen, stattdessen unter ihrem Brett genannt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>marks without a character</source>
        <translation>Markierungen ohne Zeichen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>In a comment, but not on its board: {examples}.</source>
        <translation>Im Kommentar, aber nicht auf dessen Brett: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>In a comment, and more than once on its board: {examples}.</source>
        <translation>Im Kommentar und mehrmals auf dessen Brett: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Letters replaced in comments and on boards: {examples}.</source>
        <translation>In Kommentaren und auf Brettern ersetzte Buchstaben: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Letters shown on small boards: {examples}.</source>
        <translation>Buchstaben auf kleinen Brettern: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Figures added because of letters: {examples}.</source>
        <translation>Wegen Buchstaben eingefügte Figuren: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Moves that comments mention with the wrong colour: {examples}.</source>
        <translation>Züge, die Kommentare mit der falschen Farbe nennen: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Numbers in comments that are other moves on their boards: {examples}.</source>
        <translation>Nummern in Kommentaren, die auf dem Brett ein anderer Zug hat: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Coordinates in comments, but not on their boards: {examples}.</source>
        <translation>Koordinaten in Kommentaren, aber nicht an deren Brettern: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Marks of the last move that are not printed: {examples}.</source>
        <translation>Nicht gedruckte Markierungen des letzten Zuges: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Not translated, since they may not be coordinates: {examples}.</source>
        <translation>Nicht umgeschrieben, weil es vielleicht keine Koordinaten sind: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Labels too wide for their points, explained below the board: {examples}.</source>
        <translation>Zu breite Beschriftungen, die unter dem Brett erklärt sind: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Numbers on stones are only {examples} large.</source>
        <translation>Zahlen auf Steinen sind nur {examples} groß.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Labels on points are only {examples} large.</source>
        <translation>Beschriftungen von Punkten sind nur {examples} groß.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Names of points are only {examples} large.</source>
        <translation>Namen von Punkten sind nur {examples} groß.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Coordinates that do not fit boards with stones of {examples} are left out.</source>
        <translation>Koordinaten, die nicht an Bretter mit Steinen von {examples} passen, fehlen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Too long for the margin, and shortened there: {examples}.</source>
        <translation>Zu lang für den Seitenrand und dort gekürzt: {examples}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Page {page}: {text}</source>
        <translation>Seite {page}: {text}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Pages of {found} mm; it prints {wanted} mm.</source>
        <translation>Seiten von {found} mm; gedruckt werden {wanted} mm.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Pages of {found} mm are not one of its usual sizes.</source>
        <translation>Seiten von {found} mm gehören nicht zu den üblichen Formaten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>{found} pages; it asks for at least {wanted}.</source>
        <translation>{found} Seiten; verlangt werden mindestens {wanted}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>{found} pages; it prints at most {wanted}.</source>
        <translation>{found} Seiten; gedruckt werden höchstens {wanted}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>{found} blank pages in a row; it accepts at most {wanted}.</source>
        <translation>{found} leere Seiten hintereinander; angenommen werden höchstens {wanted}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Text of {found} pt; it asks for at least {wanted} pt.</source>
        <translation>Text von {found} pt; verlangt werden mindestens {wanted} pt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Text from right to left; it accepts languages written from left to right.</source>
        <translation>Text von rechts nach links; angenommen werden Sprachen, die von links nach rechts geschrieben werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Crop marks are left out; it accepts none.</source>
        <translation>Schnittmarken werden weggelassen; angenommen werden keine.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>The theme has colours; black would be printed in several inks.</source>
        <translation>Die Darstellung hat Farben; Schwarz würde aus mehreren Druckfarben gemischt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>It asks for {wanted}, which is not written.</source>
        <translation>Verlangt wird {wanted}, das nicht geschrieben wird.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>{service}: {text}</source>
        <translation>{service}: {text}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>{text} (move {move})</source>
        <translation>{text} (Zug {move})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Not shown: {what}.</source>
        <translation>Nicht gezeigt: {what}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Not shown: {what} ({board}).</source>
        <translation>Nicht gezeigt: {what} ({board}).</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Not shown: {what} ({board} and {count} more).</source>
        <translation>Nicht gezeigt: {what} ({board} und {count} weitere).</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Select a warning to show its page</source>
        <translation>Eine Warnung auswählen, um ihre Seite zu sehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Stones of {size} mm are too small for numbers. Try fewer columns.</source>
        <translation>Steine mit {size} mm Durchmesser sind zu klein für Nummern. Wählen Sie weniger Spalten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Stones of {wanted} mm do not fit. The largest size that fits is {size} mm.</source>
        <translation>Steine von {wanted} mm passen nicht. Die größte passende Größe ist {size} mm.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>Unknown placeholders in captions are printed unchanged: {names}.</source>
        <translation>Unbekannte Platzhalter in Bildunterschriften werden unverändert gedruckt: {names}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>%n positions name the wrong side to play (PL); the next move decides.</source>
        <translation>
            <numerusform>%n Stellung nennt den falschen Spieler am Zug (PL); es gilt der nächste Zug.</numerusform>
            <numerusform>%n Stellungen nennen den falschen Spieler am Zug (PL); es gilt der nächste Zug.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>True-size boards can only be printed on their own; in this book they are reduced.</source>
        <translation>Bretter in Originalgröße lassen sich nur einzeln drucken; in diesem Buch werden sie verkleinert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/page_warnings.py"/>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Club handout</source>
        <translation>Handout für den Verein</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>For beginners</source>
        <translation>Für Anfänger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Kifu</source>
        <translation>Kifu</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <source>Problem sheet 2 × 3</source>
        <translation>Aufgabenblatt 2 × 3</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/presets.py"/>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>True-size board</source>
        <translation>Brett in Originalgröße</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Custom size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Figure number</source>
        <translation>Nummer der Figur</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Diagram number</source>
        <translation>Nummer des Diagramms</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Number of figures</source>
        <translation>Anzahl der Figuren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Range of moves</source>
        <translation>Bereich der Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Move before the first</source>
        <translation>Zug vor dem ersten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Start of the variation</source>
        <translation>Beginn der Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Name in the record</source>
        <translation>Name in der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Game number</source>
        <translation>Nummer der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black with rank</source>
        <translation>Schwarz mit Rang</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White with rank</source>
        <translation>Weiß mit Rang</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Black without rank</source>
        <translation>Schwarz ohne Rang</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Rank of Black</source>
        <translation>Rang von Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>White without rank</source>
        <translation>Weiß ohne Rang</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Rank of White</source>
        <translation>Rang von Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_texts.py"/>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_dialog.py"/>
        <source>Couldn't save {name}: the name must end in {suffix}.</source>
        <translation>{name} konnte nicht gespeichert werden: Der Name muss auf {suffix} enden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_dialog.py"/>
        <source>&amp;Print Anyway</source>
        <translation>&amp;Trotzdem drucken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>The printer reports an error.</source>
        <translation>Der Drucker meldet einen Fehler.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>The printer has not answered yet.</source>
        <translation>Der Drucker hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>Couldn't print on “{printer}”: {reason}</source>
        <translation>Auf „{printer}“ konnte nicht gedruckt werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>Waiting for the printer…</source>
        <translation>Auf den Drucker wird gewartet …</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>The printer doesn't answer. Still waiting…</source>
        <translation>Der Drucker antwortet nicht. Es wird weiter gewartet …</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>it accepts no jobs</source>
        <translation>Er nimmt keine Aufträge an</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>the print system doesn't answer</source>
        <translation>Das Drucksystem antwortet nicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>The printer is stopped and prints later.</source>
        <translation>Der Drucker ist angehalten und druckt später.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>The printer reports: {problems}.</source>
        <translation>Der Drucker meldet: {problems}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>Saved {name}.</source>
        <translation>{name} gespeichert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>Passed to the print system.</source>
        <translation>An das Drucksystem übergeben.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>Sent to the printer in {count} jobs, one for each paper size.</source>
        <translation>In {count} Aufträgen an den Drucker gesendet, einem für jedes Papierformat.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/print_job.py"/>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>Several pages on a sheet would not have their true size. Print one each.</source>
        <translation>Mehrere Seiten auf einem Blatt hätten nicht ihre wahre Größe. Drucken Sie eine Seite pro Blatt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>The pages are larger than the paper ({paper}), so the board can't be printed in its true size. Choose the paper in the print window or the printer's properties.</source>
        <translation>Die Seiten sind größer als das Papier ({paper}), daher kann das Brett nicht in Originalgröße gedruckt werden. Wählen Sie das Papier im Druckfenster oder in den Eigenschaften des Druckers.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>{paper}: at {percent} %.</source>
        <translation>{paper}: mit {percent} %.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>{paper}: at {percent} %, lines {pitch} mm.</source>
        <translation>{paper}: mit {percent} %, Linienabstand {pitch} mm.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>The running heads or page numbers of %n pages lie in the printer's margins ({margins} mm).</source>
        <translation>
            <numerusform>Kolumnentitel oder Seitenzahl einer Seite liegen im Rand des Druckers ({margins} mm).</numerusform>
            <numerusform>Kolumnentitel oder Seitenzahlen von %n Seiten liegen im Rand des Druckers ({margins} mm).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/widgets/printing.py"/>
        <source>%n pages reach into the printer's margins ({margins} mm).</source>
        <translation>
            <numerusform>Eine Seite reicht in den Rand des Druckers ({margins} mm).</numerusform>
            <numerusform>%n Seiten reichen in den Rand des Druckers ({margins} mm).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Pri&amp;nt:</source>
        <translation>D&amp;rucken:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Game in figures</source>
        <translation>Partie in Figuren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Current position</source>
        <translation>Aktuelle Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Game on one page (kifu)</source>
        <translation>Partie auf einer Seite (Kifu)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Table of moves</source>
        <translation>Zugtabelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Problem sheet</source>
        <translation>Aufgabenblatt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Games:</source>
        <translation>&amp;Partien:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>All games in the file</source>
        <translation>Alle Partien der Datei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Line:</source>
        <translation>&amp;Zugfolge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Main line</source>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Current line</source>
        <translation>Aktuelle Zugfolge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;From move:</source>
        <translation>&amp;Von Zug:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;To move:</source>
        <translation>&amp;Bis Zug:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Move numbers:</source>
        <translation>Z&amp;ugnummern:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Number the stones of the position</source>
        <translation>Die Steine der Stellung nummerieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>This variation</source>
        <translation>Diese Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>As in the record</source>
        <translation>Wie in der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Last m&amp;oves:</source>
        <translation>Letzte Zü&amp;ge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Start numbering at &amp;1</source>
        <translation>Nummerierung mit &amp;1 beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Number the moves from 1</source>
        <translation>Die Züge von 1 an nummerieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Last-mo&amp;ve mark:</source>
        <translation>&amp;Markierung des letzten Zuges:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Ignore the reco&amp;rd's figure settings</source>
        <translation>&amp;Figurangaben der Partie ignorieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print the record as if it had no figures, move numbers and visible parts of its own (FG, PM, MN, VW)</source>
        <translation>Die Partie drucken, als hätte sie keine eigenen Figuren, Zugnummern und sichtbaren Ausschnitte (FG, PM, MN, VW)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>T&amp;itle:</source>
        <translation>T&amp;itel:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Leave empty to use the title of the first game</source>
        <translation>Leer lassen, um den Titel der ersten Partie zu verwenden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>A&amp;uthor:</source>
        <translation>Au&amp;tor:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Titl&amp;e page</source>
        <translation>Tite&amp;lseite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Contents page</source>
        <translation>Inhaltsverzeichnis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>List the games and chapters with their page numbers</source>
        <translation>Die Partien und Kapitel mit ihren Seitenzahlen auflisten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Begin each game on a new page</source>
        <translation>Jede Partie auf einer neuen Seite be&amp;ginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Chapters start on right-hand pages</source>
        <translation>Kapitel beginnen auf rechten Seiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Leave a page blank before a chapter, or a game on a new page, that would start on the left</source>
        <translation>Eine Seite leer lassen vor einem Kapitel oder einer Partie auf neuer Seite, die links beginnen würden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>New &amp;figure:</source>
        <translation>Neue &amp;Figur:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>After a number of moves</source>
        <translation>Nach einer festen Anzahl von Zügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Evenly, after at most a number of moves</source>
        <translation>Gleichmäßig, nach höchstens so vielen Zügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>After captures (for beginners)</source>
        <translation>Nach jedem Schlagen (für Anfänger)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Before a point is played again</source>
        <translation>Bevor ein Punkt wieder besetzt wird</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>As marked in the record</source>
        <translation>Wie in der Partie markiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>After moves with comments</source>
        <translation>Nach Zügen mit Kommentaren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>After specific moves</source>
        <translation>Nach bestimmten Zügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Whole game on one board</source>
        <translation>Ganze Partie auf einem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Moves per figure:</source>
        <translation>&amp;Züge je Figur:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Minimum &amp;length:</source>
        <translation>&amp;Mindestlänge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Avoid figures of a single move during a ko fight</source>
        <translation>Figuren mit nur einem Zug bei Kokämpfen vermeiden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Maximum length:</source>
        <translation>&amp;Höchstlänge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Moves:</source>
        <translation>&amp;Züge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Enter the last move of each figure, separated by commas</source>
        <translation>Den letzten Zug jeder Figur eingeben, durch Kommas getrennt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Letters in comments:</source>
        <translation>Buchstaben in Kommentaren:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>How letters that comments cite stay readable on boards with many moves</source>
        <translation>Wie Buchstaben aus Kommentaren auf Brettern mit vielen Zügen lesbar bleiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Replace if hidden or repeated</source>
        <translation>Ersetzen, wenn verdeckt oder mehrfach</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Add small boards</source>
        <translation>Kleine Bretter hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Start new figures</source>
        <translation>Neue Figuren beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Always replace</source>
        <translation>Immer ersetzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Repeat the last move in the next figure</source>
        <translation>&amp;Letzten Zug in der nächsten Figur wiederholen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Keep &amp;captured stones on the board</source>
        <translation>&amp;Geschlagene Steine auf dem Brett lassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Show stones that are captured within the figure</source>
        <translation>Steine zeigen, die innerhalb der Figur geschlagen werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>N&amp;umbering:</source>
        <translation>&amp;Nummerierung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>As in the game</source>
        <translation>Wie in der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>From 1 in each figure</source>
        <translation>In jeder Figur von 1 an</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Without hundreds (101 as 1)</source>
        <translation>Ohne Hunderter (101 als 1)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Variations:</source>
        <translation>&amp;Varianten:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Omit</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Diagrams, numbered from 1</source>
        <translation>Diagramme, von 1 an nummeriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Diagrams, numbered as in the game</source>
        <translation>Diagramme, nummeriert wie in der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Cr&amp;op:</source>
        <translation>Ausschni&amp;tt:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Automatic in variations</source>
        <translation>Automatisch in Varianten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Always automatic</source>
        <translation>Immer automatisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Notes &amp;below boards</source>
        <translation>Anmerkungen unter &amp;Brettern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>List moves that a board can't show, such as 55 at 49</source>
        <translation>Züge auflisten, die ein Brett nicht zeigen kann, etwa 55 auf 49</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Small s&amp;tones in notes</source>
        <translation>Kleine &amp;Steine in Anmerkungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Problems a&amp;cross:</source>
        <translation>Probleme &amp;nebeneinander:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Problems &amp;down:</source>
        <translation>Probleme unter&amp;einander:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;First problem number:</source>
        <translation>E&amp;rste Problemnummer:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Sol&amp;utions:</source>
        <translation>&amp;Lösungen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>After all problems</source>
        <translation>Nach dem letzten Problem</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>On facing pages</source>
        <translation>Auf der gegenüberliegenden Seite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Further lines (a&amp;t most):</source>
        <translation>Weitere Zugfolgen (höchsten&amp;s):</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Limit the number of lines shown besides the solution</source>
        <translation>Anzahl der Zugfolgen begrenzen, die neben der Lösung gezeigt werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Show the sources of proble&amp;ms</source>
        <translation>&amp;Herkunft der Probleme angeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Coordinates at edges:</source>
        <translation>Koordinaten am Rand:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Column spacing:</source>
        <translation>&amp;Spaltenabstand:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Row spacing:</source>
        <translation>&amp;Reihenabstand:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Without stones</source>
        <translation>O&amp;hne Steine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Page &amp;overlap:</source>
        <translation>Ü&amp;berlappung der Seiten:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>N&amp;otation:</source>
        <translation>&amp;Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>S&amp;econd notation:</source>
        <translation>&amp;Zweite Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Also show the coordinates of a second notation</source>
        <translation>Auch die Koordinaten einer zweiten Notation zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Part of boar&amp;d:</source>
        <translation>&amp;Teil des Brettes:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print only the part between two opposite corners, such as A1:K10</source>
        <translation>Nur den Ausschnitt zwischen zwei gegenüberliegenden Ecken drucken, etwa A1:K10</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Board &amp;height to width:</source>
        <translation>Brett&amp;höhe zu Breite:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print boards taller than wide, as real ones are, with about 1.08 : 1</source>
        <translation>Bretter höher als breit drucken, wie es echte sind, mit etwa 1,08 : 1</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>: 1</source>
        <translation>: 1</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Coordi&amp;nates on points:</source>
        <translation>&amp;Koordinaten auf Punkten:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Empty points</source>
        <translation>Leere Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>All points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Notation &amp;grid</source>
        <translation>Notations&amp;raster</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Lines repeated past joined edges:</source>
        <translation>Linien jenseits verbundener Ränder:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Set how many lines of the opposite edge are repeated, faded, past each joined edge</source>
        <translation>Festlegen, wie viele Linien des gegenüberliegenden Randes jenseits jedes verbundenen Randes blass wiederholt werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;View:</source>
        <translation>Ans&amp;icht:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Coordinates when rotated:</source>
        <translation>Koordinaten beim Drehen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Choose whether coordinates rotate with the board</source>
        <translation>Wählen, ob sich die Koordinaten mit dem Brett drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Rotate with the board</source>
        <translation>Mit dem Brett drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Stay in place</source>
        <translation>Nicht mitdrehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Theme:</source>
        <translation>D&amp;esign:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Black on white</source>
        <translation>Schwarz auf Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Light wood (as on screen)</source>
        <translation>Helles Holz (wie auf dem Bildschirm)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Dark wood (as on screen)</source>
        <translation>Dunkles Holz (wie auf dem Bildschirm)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Comments</source>
        <translation>Ko&amp;mmentare</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Coo&amp;rdinates in comments:</source>
        <translation>Koo&amp;rdinaten in Kommentaren:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Choose what to do if comments use another notation than the board</source>
        <translation>Verhalten wählen, wenn die Kommentare eine andere Notation verwenden als das Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Translate</source>
        <translation>Umschreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Keep as written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Spell out e&amp;valuations</source>
        <translation>Be&amp;wertungen ausschreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print evaluations in words, such as “Good move”</source>
        <translation>Bewertungen in Worten drucken, etwa „Guter Zug“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Small stones for &amp;moves in comments</source>
        <translation>Kleine Steine für &amp;Züge in Kommentaren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Type</source>
        <translation>Schrift und Satz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>T&amp;ypeface:</source>
        <translation>&amp;Schriftart:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Choose the typeface of headings, comments and tables</source>
        <translation>Die Schriftart von Überschriften, Kommentaren und Tabellen wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Goboard Book</source>
        <translation>Goboard Book</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>DejaVu Serif</source>
        <translation>DejaVu Serif</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Te&amp;xt size:</source>
        <translation>Te&amp;xtgröße:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Justify text in wide columns</source>
        <translation>&amp;Blocksatz in breiten Spalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Justify text in columns of at least 70 mm</source>
        <translation>Text in Spalten ab 70 mm Breite im Blocksatz setzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Hyphenation:</source>
        <translation>Silbentrennung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>In justified text and narrow columns</source>
        <translation>Im Blocksatz und in schmalen Spalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Line spacing:</source>
        <translation>Zeilenabstand:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Set the distance between lines of text as a multiple of the text size</source>
        <translation>Den Abstand der Textzeilen als Vielfaches der Schriftgröße festlegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Title size:</source>
        <translation>Größe der Titel:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Heading size:</source>
        <translation>Größe der Überschriften:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Caption size:</source>
        <translation>Größe der Bildunterschriften:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Note size:</source>
        <translation>Größe der Anmerkungen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Typographic &amp;quotation marks and dashes</source>
        <translation>T&amp;ypografische Anführungszeichen und Striche</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print the quotation marks and dashes of the language in comments and headings</source>
        <translation>In Kommentaren und Überschriften die Anführungszeichen und Striche der Sprache drucken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Lan&amp;guage of comments:</source>
        <translation>Spr&amp;ache der Kommentare:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Choose the language whose punctuation and hyphenation comments have</source>
        <translation>Wählen, nach welcher Sprache sich Satzzeichen und Silbentrennung der Kommentare richten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>English (British)</source>
        <translation>Englisch (britisch)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Header with players, date and place</source>
        <translation>&amp;Kopfzeile mit Spielern, Datum und Ort</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Captions &amp;below boards</source>
        <translation>&amp;Bildunterschriften unter Brettern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Show side to pla&amp;y</source>
        <translation>&amp;Spieler am Zug angeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print the side to play below boards without numbers</source>
        <translation>Den Spieler am Zug unter Brettern ohne Nummern angeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Caption templates</source>
        <translation>Textmuster für Bildunterschriften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Figure:</source>
        <translation>&amp;Figur:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Figure &amp;without moves:</source>
        <translation>Figur o&amp;hne Züge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Diagram:</source>
        <translation>Dia&amp;gramm:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>P&amp;osition:</source>
        <translation>Ste&amp;llung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Pape&amp;r:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Paper width:</source>
        <translation>Papierbreite:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Paper height:</source>
        <translation>Papierhöhe:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Lan&amp;dscape</source>
        <translation>&amp;Querformat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Columns:</source>
        <translation>&amp;Spalten:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Set the number of columns; by default, as many as stones and text allow</source>
        <translation>Anzahl der Spalten festlegen; standardmäßig so viele, wie Steine und Text zulassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Ro&amp;ws:</source>
        <translation>&amp;Reihen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Set the number of rows of boards on a page</source>
        <translation>Festlegen, wie viele Reihen von Brettern eine Seite hat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Order:</source>
        <translation>R&amp;eihenfolge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Automatic (as in books)</source>
        <translation>Automatisch (wie in Büchern)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Across, row by row</source>
        <translation>Nebeneinander, Reihe für Reihe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Down, column by column</source>
        <translation>Untereinander, Spalte für Spalte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Repeat boards of &amp;long comments</source>
        <translation>Brett bei langen Kommentaren &amp;wiederholen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Repeat the board in small on the next double page if its comments are longer than a column</source>
        <translation>Das Brett klein auf der nächsten Doppelseite wiederholen, wenn seine Kommentare länger als eine Spalte sind</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Stone si&amp;ze:</source>
        <translation>Stein&amp;größe:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Set the distance between lines for all board sizes and file formats</source>
        <translation>Linienabstand für alle Brettgrößen und Dateiformate festlegen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Margins</source>
        <translation>Seitenränder</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>L&amp;eft:</source>
        <translation>&amp;Links:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Inner:</source>
        <translation>Innen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Ri&amp;ght:</source>
        <translation>Re&amp;chts:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Outer:</source>
        <translation>Außen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Top:</source>
        <translation>O&amp;ben:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Bottom:</source>
        <translation>U&amp;nten:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Mirrored for binding</source>
        <translation>Gespiegelt, für die Bindung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Have the inner margin at the spine: on the right of left-hand pages, and put page numbers at the outer edge</source>
        <translation>Den inneren Rand an den Rücken des Buchs legen, auf linken Seiten also rechts, und die Seitenzahlen an den äußeren Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Col&amp;umn gap:</source>
        <translation>Spalten&amp;zwischenraum:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Page numbers and running heads</source>
        <translation>Seitenzahlen und Kolumnentitel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Page &amp;numbers</source>
        <translation>Sei&amp;tenzahlen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>F&amp;irst page number:</source>
        <translation>Erste Se&amp;itenzahl:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Roman numbers before the first game</source>
        <translation>Römische Zahlen vor der ersten Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Number the title and contents pages i, ii, iii, and the others from the first page number</source>
        <translation>Titelseite und Inhaltsverzeichnis mit i, ii, iii nummerieren, die anderen ab der ersten Seitenzahl</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Running heads</source>
        <translation>Kolumnentitel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print the titles of the book and of the game at the top of pages</source>
        <translation>Die Titel des Buches und der Partie oben auf den Seiten drucken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>PDF for a printer</source>
        <translation>PDF für eine Druckerei</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Print ser&amp;vice:</source>
        <translation>&amp;Druckdienst:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Set margins, text sizes and line widths as the service asks; what it may refuse is listed</source>
        <translation>Ränder, Schriftgrößen und Linienbreiten wie vom Dienst verlangt einstellen; was er ablehnen könnte, wird aufgelistet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Kindle Direct Publishing (KDP)</source>
        <translation>Kindle Direct Publishing (KDP)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>IngramSpark</source>
        <translation>IngramSpark</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>B&amp;leed:</source>
        <translation>&amp;Beschnitt:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Make the pages larger on all sides, if your printer asks for that; nothing of a book reaches the edge</source>
        <translation>Die Seiten auf allen Seiten vergrößern, wenn die Druckerei es verlangt; nichts in einem Buch reicht bis an den Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Crop marks</source>
        <translation>&amp;Schnittmarken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Mark where the pages are cut</source>
        <translation>Markieren, wo die Seiten geschnitten werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Attach &amp;record to PDF:</source>
        <translation>&amp;Partie an PDF anhängen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Attach the record so that it can be opened from the PDF</source>
        <translation>Die Partie anhängen, damit sie sich aus dem PDF öffnen lässt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Single games</source>
        <translation>Einzelne Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Figures for layout programs: PDF, SVG, PNG, WebP</source>
        <translation>Figuren für Layoutprogramme: PDF, SVG, PNG, WebP</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Separate &amp;figures</source>
        <translation>Einzelne &amp;Figuren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Save each board to a file of its own, and captions, notes and comments to captions.json</source>
        <translation>Jedes Brett in einer eigenen Datei speichern, und Bildunterschriften, Anmerkungen und Kommentare in captions.json</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Text as &amp;outlines (PDF)</source>
        <translation>Text als &amp;Umrisse (PDF)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Convert the text in separate figures to outlines, which need no fonts</source>
        <translation>Den Text einzelner Figuren in Umrisse umwandeln, die keine Schriften brauchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Pictures: PNG, WebP, SVG</source>
        <translation>Bilder: PNG, WebP, SVG</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Whole pa&amp;ges</source>
        <translation>&amp;Ganze Seiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Save whole pages instead of single boards with captions and notes</source>
        <translation>Ganze Seiten statt einzelner Bretter mit Bildunterschriften und Anmerkungen speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Pi&amp;xels per inch (PNG, WebP):</source>
        <translation>Pi&amp;xel pro Zoll (PNG, WebP):</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Keep text as text (SVG)</source>
        <translation>&amp;Text als Text speichern (SVG)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Make the file smaller; it looks right only where the same fonts are installed</source>
        <translation>Datei verkleinern; sie sieht nur dort richtig aus, wo dieselben Schriften installiert sind</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Transparent backgro&amp;und</source>
        <translation>Transparenter &amp;Hintergrund</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Text: TXT</source>
        <translation>Text: TXT</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>&amp;Board style:</source>
        <translation>Stil der B&amp;retter:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Plain, with coordinates</source>
        <translation>Einfach, mit Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/diagram/book/option_table.py"/>
        <source>Sensei's Library</source>
        <translation>Sensei's Library</translation>
    </message>
    <message>
        <source>Attach &amp;record to PDF</source>
        <translation type="vanished">&amp;Partie an PDF anhängen</translation>
    </message>
    <message>
        <source>{service}: Page {page}: {text}</source>
        <translation type="vanished">{service}: Seite {page}: {text}</translation>
    </message>
    <message>
        <source>Lines beyond joined edges:</source>
        <translation type="vanished">Linien jenseits verbundener Ränder:</translation>
    </message>
    <message>
        <source>Continue lines beyond joined edges, such as those of a torus</source>
        <translation type="vanished">Linien über verbundene Ränder hinaus fortsetzen, etwa bei einem Torus</translation>
    </message>
    <message>
        <source>Grid ratio (&amp;height : width):</source>
        <translation type="vanished">Gitterver&amp;hältnis (Höhe : Breite):</translation>
    </message>
    <message>
        <source>Make the grid taller than wide; real boards have a ratio of about 1.08</source>
        <translation type="vanished">Das Gitter höher als breit machen; echte Bretter haben ein Verhältnis von etwa 1,08</translation>
    </message>
    <message>
        <source>{examples} and {count} more</source>
        <translation type="vanished">{examples} und {count} weitere</translation>
    </message>
    <message>
        <source>Maximum stone si&amp;ze:</source>
        <translation type="vanished">Maximale Stein&amp;größe:</translation>
    </message>
    <message numerus="yes">
        <source>The page numbers of %n pages lie in the printer's margins ({margins} mm).</source>
        <translation type="vanished">
            <numerusform>Die Seitenzahl einer Seite liegt im Rand des Druckers ({margins} mm).</numerusform>
            <numerusform>Die Seitenzahlen von %n Seiten liegen im Rand des Druckers ({margins} mm).</numerusform>
        </translation>
    </message>
    <message>
        <source>Automatic (least paper)</source>
        <translation type="vanished">Automatisch (papiersparend)</translation>
    </message>
    <message>
        <source>Wrong variations (a&amp;t most):</source>
        <translation type="vanished">Falsche Varianten (höchsten&amp;s):</translation>
    </message>
    <message>
        <source>Limit the number of wrong variations shown besides the solution</source>
        <translation type="vanished">Anzahl der falschen Varianten begrenzen, die neben der Lösung gezeigt werden</translation>
    </message>
    <message>
        <source>Portable Document Format</source>
        <translation type="vanished">Portable Document Format</translation>
    </message>
    <message>
        <source>Scalable Vector Graphics</source>
        <translation type="vanished">Scalable Vector Graphics</translation>
    </message>
    <message>
        <source>Portable Network Graphics</source>
        <translation type="vanished">Portable Network Graphics</translation>
    </message>
    <message>
        <source>WebP</source>
        <translation type="vanished">WebP</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation type="vanished">Webseite</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation type="vanished">LaTeX</translation>
    </message>
    <message>
        <source>The pages are larger than the printer's paper ({paper}) and will be cut off, because the board must keep its true size. Print anyway?</source>
        <translation type="vanished">Die Seiten sind größer als das Papier des Druckers ({paper}) und werden abgeschnitten, weil das Brett seine Originalgröße behalten muss. Trotzdem drucken?</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation type="vanished">&amp;Drucken</translation>
    </message>
    <message>
        <source>en</source>
        <translation type="vanished">de</translation>
    </message>
    <message>
        <source>× their width</source>
        <translation type="vanished">× Breite</translation>
    </message>
    <message>
        <source>&amp;Variations in them:</source>
        <translation type="vanished">&amp;Varianten darin:</translation>
    </message>
    <message>
        <source>How many are shown beside the solution, at most</source>
        <translation type="vanished">Wie viele höchstens neben der Lösung gezeigt werden</translation>
    </message>
    <message>
        <source>Stones of {size:.1f} mm are too small for numbers: try fewer columns.</source>
        <translation type="vanished">Steine von {size:.1f} mm sind zu klein für Nummern: besser weniger Spalten.</translation>
    </message>
</context>
<context>
    <name>PrintWindow</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Print and Export</source>
        <translation>Drucken und exportieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Picture Series…</source>
        <translation>Bilderreihe…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Save a picture of each position of this game, for slides</source>
        <translation>Ein Bild jeder Stellung dieser Partie speichern, etwa für Folien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Show the files in the file manager</source>
        <translation>Die Dateien im Dateimanager zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/print_window.py"/>
        <source>Open the file with the program for its type</source>
        <translation>Die Datei mit dem Programm für ihren Typ öffnen</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/progress_row.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/progress_row.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/progress_row.py"/>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Building {name}</source>
        <translation type="vanished">{name} wird angelegt</translation>
    </message>
    <message>
        <source>Keeping what was read…</source>
        <translation type="vanished">Gelesenes wird aufbewahrt…</translation>
    </message>
</context>
<context>
    <name>PropertyEditor</name>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>&amp;Add Property</source>
        <translation>Eigenschaft &amp;hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>Further properties of the record's first node. You can edit those that are not part of the SGF standard: put each value in square brackets, with \ before ] and \.</source>
        <translation>Weitere Eigenschaften des ersten Knotens der Partie. Eigenschaften, die nicht zum SGF-Standard gehören, lassen sich bearbeiten. Setzen Sie jeden Wert in eckige Klammern, mit \ vor ] und \.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>Further properties</source>
        <translation>Weitere Eigenschaften</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>Couldn't add {name}. Use a name in capital letters that is not part of the SGF standard, and at least one value, such as XX[1].</source>
        <translation>{name} konnte nicht hinzugefügt werden. Der Name muss aus Großbuchstaben bestehen und darf nicht zum SGF-Standard gehören; mindestens ein Wert ist nötig, zum Beispiel XX[1].</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/property_editor.py"/>
        <source>{name}: put each value in square brackets, as in [1][2].</source>
        <translation>{name}: Jeder Wert muss in eckigen Klammern stehen, wie in [1][2].</translation>
    </message>
</context>
<context>
    <name>RecentFilesMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;Clear Recent Files</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="vanished">&amp;Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>Undo</source>
        <translation type="vanished">Rückgängig</translation>
    </message>
</context>
<context>
    <name>RecordingCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Recording stopped.</source>
        <translation>Die Aufzeichnung ist beendet.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Finish Game…</source>
        <translation>Partie beenden…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Recording a game of Go</source>
        <translation>Eine Go-Partie wird aufgezeichnet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>The display may turn off while you record: this edition of Goboard lacks QtDBus.</source>
        <translation>Der Bildschirm kann sich beim Aufzeichnen abschalten: Dieser Ausgabe von Goboard fehlt QtDBus.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>The display may turn off while you record: QtDBus is missing. Install it with: {command}</source>
        <translation>Der Bildschirm kann sich beim Aufzeichnen abschalten: QtDBus fehlt. Installieren Sie es mit: {command}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Recording stopped because another game is shown.</source>
        <translation>Die Aufzeichnung ist beendet, weil eine andere Partie angezeigt wird.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Both players passed.</source>
        <translation>Beide Spieler haben gepasst.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Viewing move {number} of {last}. Your next click records move {next}.</source>
        <translation>Zug {number} von {last} wird angezeigt. Ihr nächster Klick zeichnet Zug {next} auf.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Show Last Move</source>
        <translation>Letzten Zug anzeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Set result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/recording_commands.py"/>
        <source>Game finished: {result}</source>
        <translation>Partie beendet: {result}</translation>
    </message>
</context>
<context>
    <name>RecordingLayout</name>
    <message>
        <location filename="../../goboard_gui/gui/window/recording_layout.py"/>
        <source>Use the “Record” layout while recording?</source>
        <translation>Beim Aufzeichnen die Anordnung „Aufzeichnen“ verwenden?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/recording_layout.py"/>
        <source>Use Record Layout</source>
        <translation>Anordnung verwenden</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Couldn't read the recovery data: {why}</source>
        <translation>Die Wiederherstellungsdaten konnten nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>The recovery data is from a newer version of Goboard: {why}</source>
        <translation>Die Wiederherstellungsdaten stammen von einer neueren Version von Goboard: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>The recovery data is damaged and can't be used.</source>
        <translation>Die Wiederherstellungsdaten sind beschädigt und nicht verwendbar.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>The end of the recovery data is damaged; earlier edits can be recovered.</source>
        <translation>Das Ende der Wiederherstellungsdaten ist beschädigt; frühere Änderungen lassen sich wiederherstellen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>This record was never saved.</source>
        <translation>Diese Partie wurde nie gespeichert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>The file on disk is unchanged.</source>
        <translation>Die Datei auf dem Datenträger ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>The file on disk has changed since then.</source>
        <translation>Die Datei auf dem Datenträger hat sich seitdem geändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>The file no longer exists.</source>
        <translation>Die Datei existiert nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>The file on disk can't be read.</source>
        <translation>Die Datei auf dem Datenträger kann nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Move {move}</source>
        <translation>Zug {move}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Move {move}, game {game} of {games}</source>
        <translation>Zug {move}, Partie {game} von {games}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Saving was interrupted. The previous contents are in {copy}.</source>
        <translation>Das Speichern wurde unterbrochen. Der vorherige Inhalt steht in {copy}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Compared with the file: {changes}</source>
        <translation>Im Vergleich zur Datei: {changes}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>variations or games in a different order</source>
        <translation>Varianten oder Partien in anderer Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>no differences</source>
        <translation>keine Unterschiede</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>nodes: {added} added, {removed} removed, {changed} changed</source>
        <translation>Knoten: {added} hinzugefügt, {removed} entfernt, {changed} geändert</translation>
    </message>
    <message>
        <source>game {game} of {games}</source>
        <translation type="vanished">Partie {game} von {games}</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Recover Records</source>
        <translation>Partien wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Unsaved records</source>
        <translation>Ungespeicherte Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Record</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Last edit</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Current move</source>
        <translation>Aktueller Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Goboard closed before these records were saved. Records you keep for later will be offered again at the next start.</source>
        <translation>Goboard wurde beendet, bevor diese Partien gespeichert waren. Was Sie für später aufheben, wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Keep for &amp;Later</source>
        <translation>Für &amp;später aufheben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Recover &amp;All</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>D&amp;iscard All…</source>
        <translation>Alle ve&amp;rwerfen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Keep All for La&amp;ter</source>
        <translation>Alle &amp;behalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Discard the unsaved changes to {name}? This can't be undone.</source>
        <translation>Ungespeicherte Änderungen an {name} verwerfen? Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Discard the unsaved changes to all %n records? This can't be undone.</source>
        <translation>
            <numerusform>Ungespeicherte Änderungen an dieser Partie verwerfen? Das kann nicht rückgängig gemacht werden.</numerusform>
            <numerusform>Ungespeicherte Änderungen an allen %n Partien verwerfen? Das kann nicht rückgängig gemacht werden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/recovery_dialog.py"/>
        <source>Discard All</source>
        <translation>Alle verwerfen</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Opening Report</source>
        <translation>Eröffnungsbericht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Only games that match the coll&amp;ection filter</source>
        <translation>Nur Partien, die dem &amp;Filter der Sammlung entsprechen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>opening-report</source>
        <translation>Eröffnungsbericht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/report_dialog.py"/>
        <source>A game counts if its whole board matches the opening at some point, in any rotation or reflection. Swapped colours do not count.</source>
        <translation>Eine Partie zählt, wenn das ganze Brett irgendwann mit der Eröffnung übereinstimmt, auch gedreht oder gespiegelt. Getauschte Farben zählen nicht.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Error Report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>The report contains versions, the place of the error in the program and the last commands, but nothing from your records.</source>
        <translation>Der Bericht enthält Versionen, die Stelle des Fehlers im Programm und die letzten Befehle, aber nichts aus Ihren Partien.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Error report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/error_dialog.py"/>
        <source>Kept in {path}</source>
        <translation>Gespeichert unter {path}</translation>
    </message>
</context>
<context>
    <name>ResultEditor</name>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Type of win</source>
        <translation>Art des Sieges</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Margin in points</source>
        <translation>Vorsprung in Punkten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/info/info_fields.py"/>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
</context>
<context>
    <name>Reused</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>other moves at this point: {numbers}</source>
        <translation>weitere Züge auf diesem Punkt: {numbers}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/moves/move_list.py"/>
        <source>{numbers} at {point}</source>
        <translation>{numbers} auf {point}</translation>
    </message>
</context>
<context>
    <name>RewriteDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Rewrite Coordinates in Comments</source>
        <translation>Koordinaten in Kommentaren umschreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>&amp;Rewrite</source>
        <translation>&amp;Umschreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>&amp;Current notation:</source>
        <translation>&amp;Bisherige Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>&amp;New notation:</source>
        <translation>&amp;Neue Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Coordinates: {names} · Comments: {comments}</source>
        <translation>Koordinaten: {names} · Kommentare: {comments}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Nothing to rewrite: no comment contains a coordinate in the current notation.</source>
        <translation>Nichts umzuschreiben: Kein Kommentar enthält eine Koordinate der bisherigen Notation.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>&amp;Also rewrite names that may not be coordinates: {names}</source>
        <translation>&amp;Auch Namen umschreiben, die vielleicht keine Koordinaten sind: {names}</translation>
    </message>
</context>
<context>
    <name>RewriteModel</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/comments/rewrite_dialog.py"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Simple ko: no immediate recapture</source>
        <translation>Einfaches Ko: kein sofortiges Zurückschlagen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Positional superko: no repeated position</source>
        <translation>Positionelles Superko: keine Stellungswiederholung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Situational superko: no repeated position with the same side to play</source>
        <translation>Situationelles Superko: keine Stellungswiederholung mit demselben Spieler am Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Natural situational superko: no position repeated by the player who created it</source>
        <translation>Natürliches situationelles Superko: keine Wiederholung selbst geschaffener Stellungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Area: stones and surrounded points</source>
        <translation>Fläche: Steine und umgebene Punkte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Territory: surrounded points and prisoners</source>
        <translation>Gebiet: umgebene Punkte und Gefangene</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>No compensation</source>
        <translation>Kein Ausgleich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>1 point per handicap stone</source>
        <translation>1 Punkt je Vorgabestein</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>1 point per handicap stone except the first</source>
        <translation>1 Punkt je Vorgabestein außer dem ersten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>A ko may not be retaken immediately.</source>
        <translation>Ein Ko darf nicht sofort zurückgeschlagen werden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>No whole-board position may be repeated.</source>
        <translation>Keine Stellung des ganzen Brettes darf sich wiederholen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>No whole-board position may be repeated with the same side to play.</source>
        <translation>Keine Stellung des ganzen Brettes darf sich mit demselben Spieler am Zug wiederholen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Players may not repeat a whole-board position that they created themselves.</source>
        <translation>Kein Spieler darf eine Stellung des ganzen Brettes wiederholen, die er selbst geschaffen hat.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Area scoring is used.</source>
        <translation>Es gilt die Flächenwertung.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Area scoring is used, without points in seki.</source>
        <translation>Es gilt die Flächenwertung ohne Punkte im Seki.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Territory scoring is used, including points in seki.</source>
        <translation>Es gilt die Gebietswertung, auch mit Punkten im Seki.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Territory scoring is used, without points in seki.</source>
        <translation>Es gilt die Gebietswertung ohne Punkte im Seki.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>White gets a point for each handicap stone.</source>
        <translation>Weiß erhält für jeden Vorgabestein einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>White gets a point for each handicap stone except the first.</source>
        <translation>Weiß erhält für jeden Vorgabestein außer dem ersten einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Suicide is allowed.</source>
        <translation>Selbstmord ist erlaubt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Suicide is not allowed.</source>
        <translation>Selbstmord ist nicht erlaubt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>All stones left on the board count as alive.</source>
        <translation>Alle Steine, die am Ende auf dem Brett sind, gelten als lebend.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>The standard komi is {komi}.</source>
        <translation>Das übliche Komi beträgt {komi}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Each pass costs one stone, and White passes last.</source>
        <translation>Jedes Passen kostet einen Stein, und Weiß passt zuletzt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Black wins ties.</source>
        <translation>Bei Gleichstand gewinnt Schwarz.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Komi not readable: {komi}</source>
        <translation>Komi nicht lesbar: {komi}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>Handicap not readable: {stones}</source>
        <translation>Vorgabe nicht lesbar: {stones}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>The record's komi is still {stated}; the standard komi under these rules is {usual}.</source>
        <translation>Das Komi der Partie bleibt bei {stated}; nach diesen Regeln ist {usual} üblich.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/rule_texts.py"/>
        <source>%n moves are now legal.</source>
        <translation>
            <numerusform>%n Zug ist jetzt regelgerecht.</numerusform>
            <numerusform>%n Züge sind jetzt regelgerecht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>Japanese rules</source>
        <translation>Japanische Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>Chinese rules</source>
        <translation>Chinesische Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>Korean rules</source>
        <translation>Koreanische Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>AGA rules</source>
        <translation>AGA-Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>New Zealand rules</source>
        <translation>Neuseeländische Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>Ing rules</source>
        <translation>Ing-Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>Tromp–Taylor rules</source>
        <translation>Tromp-Taylor-Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/rules.py"/>
        <source>Citizendium rules</source>
        <translation>Citizendium-Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/values/game_rules.py"/>
        <source>custom rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>Moves against the rules now: {count}. The first: {moves}.</source>
        <translation type="vanished">Züge, die nun regelwidrig sind: {count}. Die ersten: {moves}.</translation>
    </message>
    <message>
        <source>Moves that are legal now: {count}.</source>
        <translation type="vanished">Züge, die nun erlaubt sind: {count}.</translation>
    </message>
</context>
<context>
    <name>RulesComboBox</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/rules_combo_box.py"/>
        <source>Not specified</source>
        <translation>Nicht angegeben</translation>
    </message>
</context>
<context>
    <name>RulesCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/commands.py"/>
        <source>Change rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="vanished">Dorthin gehen</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Not specified</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Allow &amp;suicide</source>
        <translation>&amp;Selbstmord erlauben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Count points in se&amp;ki</source>
        <translation>Punkte im Se&amp;ki zählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Remove &amp;dead stones by agreement</source>
        <translation>&amp;Tote Steine nach Absprache entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Each &amp;pass costs one stone, and White passes last</source>
        <translation>Jedes &amp;Passen kostet einen Stein, und Weiß passt zuletzt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>&amp;Black wins ties</source>
        <translation>Bei Gleichstand &amp;gewinnt Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>R&amp;epetition:</source>
        <translation>&amp;Wiederholung:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>S&amp;coring:</source>
        <translation>&amp;Zählweise:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Compensation for &amp;handicap:</source>
        <translation>Ausgleich für &amp;Vorgabe:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Standard ko&amp;mi:</source>
        <translation>Übliches Ko&amp;mi:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>In the SGF file:</source>
        <translation>In der SGF-Datei:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>The record doesn't state the rules.</source>
        <translation>In der Partie sind keine Regeln angegeben.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Se&amp;t the record's komi to {komi}</source>
        <translation>Komi der Partie auf {komi} s&amp;etzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/rules/rules_dialog.py"/>
        <source>Se&amp;t the record's komi to {komi} (now {stated})</source>
        <translation>Komi der Partie auf {komi} s&amp;etzen (bisher {stated})</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation type="vanished">Regeln der Partie</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation type="vanished">Eigene Regeln</translation>
    </message>
    <message>
        <source>&amp;Dead stones are taken off by agreement</source>
        <translation type="vanished">&amp;Tote Steine werden nach Absprache weggenommen</translation>
    </message>
    <message>
        <source>Who &amp;passes gives a stone, and White passes last</source>
        <translation type="vanished">Wer &amp;passt, gibt einen Stein, und Weiß passt zuletzt</translation>
    </message>
    <message>
        <source>&amp;Black wins where both have the same</source>
        <translation type="vanished">Bei &amp;Gleichstand gewinnt Schwarz</translation>
    </message>
    <message>
        <source>May not be r&amp;epeated:</source>
        <translation type="vanished">Nicht &amp;wiederkehren darf:</translation>
    </message>
    <message>
        <source>&amp;Counted:</source>
        <translation type="vanished">Ge&amp;zählt wird:</translation>
    </message>
    <message>
        <source>White gets for &amp;handicap stones:</source>
        <translation type="vanished">Weiß erhält für &amp;Vorgabesteine:</translation>
    </message>
    <message>
        <source>Ko&amp;mi as a rule:</source>
        <translation type="vanished">Übliches Ko&amp;mi:</translation>
    </message>
    <message>
        <source>Written:</source>
        <translation type="vanished">Eintrag:</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/save_dialog.py"/>
        <source>Saving {name}…</source>
        <translation>{name} wird gespeichert…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/save_dialog.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/save_dialog.py"/>
        <source>&amp;Keep Waiting</source>
        <translation>&amp;Weiter warten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/save_dialog.py"/>
        <source>&amp;Quit Without Waiting</source>
        <translation>&amp;Beenden, ohne zu warten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/save_dialog.py"/>
        <source>Still waiting for the disk… If you quit without waiting, edits since the last save are kept, and you can recover them when Goboard starts again.</source>
        <translation>Der Datenträger antwortet noch nicht… Wenn Sie beenden, ohne zu warten, bleiben die Änderungen seit dem letzten Speichern erhalten und lassen sich beim nächsten Start von Goboard wiederherstellen.</translation>
    </message>
    <message>
        <source>The disk does not answer. If you quit without waiting, what has been edited since the last save is kept, and offered when Goboard starts again.</source>
        <translation type="vanished">Der Datenträger antwortet nicht. Wenn Sie beenden, ohne zu warten, bleiben die Änderungen seit dem letzten Speichern erhalten und werden beim nächsten Start von Goboard angeboten.</translation>
    </message>
    <message>
        <source>Still waiting for the disk…</source>
        <translation type="vanished">Der Datenträger antwortet noch nicht …</translation>
    </message>
</context>
<context>
    <name>ScoreDock</name>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Score</source>
        <translation>Auszählung</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Rules for scoring</source>
        <translation>Regeln für die Auszählung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>The result if neither player had to make protective moves in their own territory</source>
        <translation>Das Ergebnis, wenn keiner der Spieler im eigenen Gebiet Schutzzüge machen müsste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Save to Record</source>
        <translation>In Partie eintragen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Save the territory in this node and the result in the game information</source>
        <translation>Das Gebiet in diesem Knoten und das Ergebnis in den Partiedaten speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Find Dead Stones</source>
        <translation>Tote Steine suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Find dead stones again and discard your changes</source>
        <translation>Tote Steine neu suchen und eigene Änderungen verwerfen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>All Alive</source>
        <translation>Alle lebend</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Mark all stones as alive</source>
        <translation>Alle Steine als lebend markieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Stop scoring (Esc)</source>
        <translation>Auszählung beenden (Esc)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_panel.py"/>
        <source>Looking for dead stones…</source>
        <translation>Tote Steine werden gesucht…</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} made %n more moves</source>
        <translation>
            <numerusform>{player} machte %n Zug mehr</numerusform>
            <numerusform>{player} machte %n Züge mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} passed %n more times</source>
        <translation>
            <numerusform>{player} passte einmal öfter</numerusform>
            <numerusform>{player} passte %n Mal öfter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} has %n more setup stones</source>
        <translation>
            <numerusform>{player} hat %n aufgebauten Stein mehr</numerusform>
            <numerusform>{player} hat %n aufgebaute Steine mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} has %n more points in seki</source>
        <translation>
            <numerusform>{player} hat %n Punkt mehr im Seki</numerusform>
            <numerusform>{player} hat %n Punkte mehr im Seki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} needs %n more protective moves</source>
        <translation>
            <numerusform>{player} braucht noch %n Schutzzug</numerusform>
            <numerusform>{player} braucht noch %n Schutzzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{player} gave %n more pass stones</source>
        <translation>
            <numerusform>{player} gab %n Passstein mehr ab</numerusform>
            <numerusform>{player} gab %n Passsteine mehr ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>White gets %n points for the handicap</source>
        <translation>
            <numerusform>Weiß erhält %n Punkt für die Vorgabe</numerusform>
            <numerusform>Weiß erhält %n Punkte für die Vorgabe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Stones on the board</source>
        <translation>Steine auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Dead stones</source>
        <translation>Tote Steine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Pass stones</source>
        <translation>Passsteine</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Compensation for handicap</source>
        <translation>Ausgleich für Vorgabe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Area and territory scoring give the same result.</source>
        <translation>Flächen- und Gebietswertung führen zum selben Ergebnis.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Area and territory scoring give the same result because these differences cancel out (points for Black): {reasons}.</source>
        <translation>Flächen- und Gebietswertung führen zum selben Ergebnis, weil sich diese Unterschiede ausgleichen (Punkte für Schwarz): {reasons}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Area scoring favours {player} by %n points: {reasons}. Only area scoring counts stones on the board.</source>
        <translation>
            <numerusform>Die Flächenwertung ist für {player} um %n Punkt günstiger: {reasons}. Nur die Flächenwertung zählt Steine auf dem Brett.</numerusform>
            <numerusform>Die Flächenwertung ist für {player} um %n Punkte günstiger: {reasons}. Nur die Flächenwertung zählt Steine auf dem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{result} without komi</source>
        <translation>{result} ohne Komi</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{result} without compensation</source>
        <translation>{result} ohne Ausgleich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>{result} without komi and compensation</source>
        <translation>{result} ohne Komi und Ausgleich</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Komi {komi}, from the record.</source>
        <translation>Komi {komi}, laut Partiedaten.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>No komi given; using 0.</source>
        <translation>Kein Komi angegeben; gerechnet wird mit 0.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>%n neutral points (shaded)</source>
        <translation>
            <numerusform>%n neutraler Punkt (schattiert)</numerusform>
            <numerusform>%n neutrale Punkte (schattiert)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>No rules given; using {rules}.</source>
        <translation>Keine Regeln angegeben; verwendet werden: {rules}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>The rules in the record remain unchanged: {rules}.</source>
        <translation>Die Regeln der Partie bleiben unverändert: {rules}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Without filling: {result}</source>
        <translation>Ohne Schutzzüge: {result}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Recorded result: {result}</source>
        <translation>Eingetragenes Ergebnis: {result}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Matches the recorded result: {result}</source>
        <translation>Stimmt mit dem eingetragenen Ergebnis überein: {result}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Differs from the recorded result: {result}</source>
        <translation>Weicht vom eingetragenen Ergebnis ab: {result}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Replace the recorded result {said} with {now}?</source>
        <translation>Eingetragenes Ergebnis {said} durch {now} ersetzen?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>This is a variation. Replace the recorded result {said} with {now}?</source>
        <translation>Dies ist eine Variante. Eingetragenes Ergebnis {said} durch {now} ersetzen?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>This is a variation. Record {now} as the result of the game?</source>
        <translation>Dies ist eine Variante. {now} als Ergebnis der Partie eintragen?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Territory and result ({result}) saved to the record.</source>
        <translation>Gebiet und Ergebnis ({result}) in die Partie eingetragen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Territory saved to the record; the result is unchanged.</source>
        <translation>Gebiet in die Partie eingetragen; das Ergebnis bleibt unverändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Under these rules, all stones left on the board are alive.</source>
        <translation>Nach diesen Regeln gelten alle Steine auf dem Brett als lebend.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/score_texts.py"/>
        <source>Click a group to mark it dead or alive, or an empty region to change its owner. Shift+click: one chain, or a point to fill. Right-click: seki (○).</source>
        <translation>Ein Klick auf eine Gruppe markiert sie als tot oder lebend; ein Klick auf einen leeren Bereich ändert dessen Besitzer. Umschalt+Klick: eine Kette oder ein zu füllender Punkt. Rechtsklick: Seki (○).</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/scoring/scoring.py"/>
        <source>Save score</source>
        <translation>Auszählung eintragen</translation>
    </message>
</context>
<context>
    <name>SearchOptionsMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>In Any &amp;Rotation or Reflection</source>
        <translation>In jeder Drehung oder Spiege&amp;lung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Also with Colours Swa&amp;pped</source>
        <translation>Auch mit ge&amp;tauschten Farben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Only after the Same &amp;Last Move</source>
        <translation>Nur nach demselben letzten Z&amp;ug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>&amp;Views to Include</source>
        <translation>Berücksichtigte &amp;Ansichten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/explorer/collection_panel.py"/>
        <source>Loca&amp;tion of Search Region</source>
        <translation>La&amp;ge des Suchbereichs</translation>
    </message>
</context>
<context>
    <name>SecondNotationMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;Second Notation</source>
        <translation>&amp;Zweite Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Se&amp;cond notation beside it</source>
        <translation type="vanished">&amp;Zweite Notation daneben</translation>
    </message>
</context>
<context>
    <name>SetupCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Setup changes now apply to this node</source>
        <translation>Änderungen am Aufbau gelten jetzt für diesen Knoten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Insert Anyway</source>
        <translation>Trotzdem einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Insert setup stones</source>
        <translation>Stellungsaufbau einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Insert Setup before Next Move</source>
        <translation>Aufbau vor dem nächsten Zug einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Change side to play</source>
        <translation>Spieler am Zug wechseln</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Handicap changed to %n stones.</source>
        <translation>
            <numerusform>Vorgabe auf %n Stein geändert.</numerusform>
            <numerusform>Vorgabe auf %n Steine geändert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Place Stones</source>
        <translation>Steine setzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Couldn't place handicap stones: the record's first node contains a move.</source>
        <translation>Vorgabesteine konnten nicht gesetzt werden: Der erste Knoten der Partie enthält einen Zug.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Place handicap stones</source>
        <translation>Vorgabesteine setzen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>The komi is still {stated}, as in an even game.</source>
        <translation>Das Komi beträgt weiterhin {stated}, wie in einer Partie ohne Vorgabe.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Change to {usual}</source>
        <translation>Auf {usual} ändern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/setup_commands.py"/>
        <source>Change komi</source>
        <translation>Komi ändern</translation>
    </message>
</context>
<context>
    <name>ShapeSelector</name>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Shape of the board</source>
        <translation>Form des Bretts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Points per side: </source>
        <translation>Punkte je Seite: </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Points per side</source>
        <translation>Punkte je Seite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Choose &amp;File…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Choose a JSON file that defines the board's points and lines</source>
        <translation>Eine JSON-Datei mit den Punkten und Linien des Bretts wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Boards (*.json)</source>
        <translation>Bretter (*.json)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Open Board</source>
        <translation>Brett öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>Couldn't read “{file}”: {reason}</source>
        <translation>„{file}“ konnte nicht gelesen werden: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/shape_selector.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Torus</source>
        <translation>Torus</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Upright cylinder</source>
        <translation>Stehender Zylinder</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Möbius strip</source>
        <translation>Möbiusband</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>An ordinary board</source>
        <translation>Ein gewöhnliches Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>All opposite edges joined</source>
        <translation>Alle gegenüberliegenden Ränder verbunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Left and right edges joined</source>
        <translation>Linker und rechter Rand verbunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Top and bottom edges joined</source>
        <translation>Oberer und unterer Rand verbunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Left and right edges joined with a twist</source>
        <translation>Linker und rechter Rand mit einer Verdrehung verbunden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Six neighbours for each point</source>
        <translation>Sechs Nachbarn für jeden Punkt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Points and lines from a JSON file</source>
        <translation>Punkte und Linien aus einer JSON-Datei</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>The board's own coordinates</source>
        <translation>Eigene Koordinaten des Bretts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Only available on rectangular boards</source>
        <translation>Nur auf rechteckigen Brettern verfügbar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Only available on boards with columns and rows</source>
        <translation>Nur auf Brettern mit Spalten und Reihen verfügbar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>Only available on boards whose edges are joined in this direction</source>
        <translation>Nur auf Brettern verfügbar, deren Ränder in dieser Richtung verbunden sind</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/shape_texts.py"/>
        <source>A game on a Möbius strip can't be rotated by 90°</source>
        <translation>Eine Partie auf einem Möbiusband kann nicht um 90° gedreht werden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>invalid JSON: {detail}</source>
        <translation>ungültiges JSON: {detail}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>not a JSON object with “points” and “edges”</source>
        <translation>kein JSON-Objekt mit „points“ und „edges“</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>“{detail}” is missing</source>
        <translation>„{detail}“ fehlt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>a board needs at least one point</source>
        <translation>ein Brett braucht mindestens einen Punkt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>too many points (maximum: {detail})</source>
        <translation>zu viele Punkte (höchstens {detail})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>a point must have “x” and “y”</source>
        <translation>ein Punkt muss „x“ und „y“ haben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>not a number from −10⁹ to 10⁹: {detail}</source>
        <translation>keine Zahl von −10⁹ bis 10⁹: {detail}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>invalid name: {detail} (1 to 12 characters, no spaces; not “pass”, and not the number of another point)</source>
        <translation>ungültiger Name: {detail} (1 bis 12 Zeichen ohne Leerzeichen; nicht „pass“ und nicht die Nummer eines anderen Punkts)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>another point has the name {detail}</source>
        <translation>ein anderer Punkt heißt bereits {detail}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>another point ({detail}) has the same position</source>
        <translation>ein anderer Punkt ({detail}) liegt an derselben Stelle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>closer to point {detail} than 1/10,000 of the board’s width or height</source>
        <translation>näher an Punkt {detail} als 1/10.000 der Breite oder Höhe des Bretts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>an edge must be a pair of points</source>
        <translation>eine Kante muss aus zwei Punkten bestehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>unknown point: {detail}</source>
        <translation>unbekannter Punkt: {detail}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>edge from a point to itself: {detail}</source>
        <translation>Kante von einem Punkt zu sich selbst: {detail}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/go/graph_json.py"/>
        <source>duplicate edge: {detail}</source>
        <translation>doppelte Kante: {detail}</translation>
    </message>
    <message>
        <source>not a number: {detail}</source>
        <translation type="vanished">keine Zahl: {detail}</translation>
    </message>
    <message>
        <source>The left edge is joined to the right one, and the top to the bottom</source>
        <translation type="vanished">Der linke Rand ist mit dem rechten verbunden, der obere mit dem unteren</translation>
    </message>
    <message>
        <source>The left edge is joined to the right one</source>
        <translation type="vanished">Der linke Rand ist mit dem rechten verbunden</translation>
    </message>
    <message>
        <source>The top edge is joined to the bottom</source>
        <translation type="vanished">Der obere Rand ist mit dem unteren verbunden</translation>
    </message>
    <message>
        <source>The left edge is joined to the right one, turned upside down</source>
        <translation type="vanished">Der linke Rand ist mit dem umgedrehten rechten verbunden</translation>
    </message>
    <message>
        <source>A triangular grid; each point has six neighbours</source>
        <translation type="vanished">Ein Dreiecksgitter; jeder Punkt hat sechs Nachbarn</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Find commands and shortcuts…</source>
        <translation>Befehle und Tastenkürzel suchen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>&amp;Restore All Defaults…</source>
        <translation>Alle Standardwerte &amp;wiederherstellen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>&amp;Save As Text…</source>
        <translation>Als Te&amp;xt speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>S&amp;hortcut scheme:</source>
        <translation>Tastenkürzel-Sche&amp;ma:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>{key} is reserved: {what}.</source>
        <translation>{key} ist reserviert: {what}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>{key} is already assigned to “{other}”.</source>
        <translation>{key} ist bereits „{other}“ zugewiesen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>R&amp;eassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>{key} wasn't restored because you assigned it to “{other}”.</source>
        <translation>{key} wurde nicht wiederhergestellt, weil Sie es „{other}“ zugewiesen haben.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Restore the default shortcuts of all commands?</source>
        <translation>Die Standard-Tastenkürzel aller Befehle wiederherstellen?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Keyboard and mouse in Goboard</source>
        <translation>Tastatur und Maus in Goboard</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Save Shortcuts As Text</source>
        <translation>Tastenkürzel als Text speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>goboard-shortcuts.txt</source>
        <translation>goboard-tasten.txt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Restore Defaul&amp;t</source>
        <translation>S&amp;tandard wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Restore the shortcuts of this command from the selected scheme</source>
        <translation>Die Tastenkürzel dieses Befehls aus dem gewählten Schema wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Select a command in the list.</source>
        <translation>Einen Befehl in der Liste auswählen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>The shortcut {keys} can't be changed.</source>
        <translation>Das Tastenkürzel {keys} lässt sich nicht ändern.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_dialog.py"/>
        <source>Remove {key}</source>
        <translation>{key} entfernen</translation>
    </message>
</context>
<context>
    <name>ShortcutListDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>Keyboard and Mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>Find commands and shortcuts…</source>
        <translation>Befehle und Tastenkürzel suchen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>C&amp;hange Shortcuts…</source>
        <translation>Tastenkürzel ä&amp;ndern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/shortcut_list_dialog.py"/>
        <source>Shortcut or mouse action</source>
        <translation>Tastenkürzel oder Mausaktion</translation>
    </message>
</context>
<context>
    <name>ShortcutModel</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Fixed shortcuts</source>
        <translation>Feste Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_model.py"/>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>ShortcutSchemes</name>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Goboard</source>
        <translation>Goboard</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>The Left and Right keys go through moves, Up and Down through variations</source>
        <translation>Mit den Pfeiltasten links und rechts durch die Züge gehen, mit oben und unten durch die Varianten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Sabaki</source>
        <translation>Sabaki</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>The Up and Down keys go through moves, Left and Right through variations</source>
        <translation>Mit den Pfeiltasten oben und unten durch die Züge gehen, mit links und rechts durch die Varianten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>q5Go</source>
        <translation>q5Go</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Like Goboard, but Page Up and Page Down go from fork to fork</source>
        <translation>Wie Goboard, aber mit Bild aufwärts und Bild abwärts von Verzweigung zu Verzweigung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Similar to CGoban</source>
        <translation>Ähnlich wie CGoban</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Like Goboard, but F1 to F9 select the tools</source>
        <translation>Wie Goboard, aber F1 bis F9 wählen die Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Cancel the current action</source>
        <translation>Die laufende Aktion abbrechen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Show the game tree</source>
        <translation>Den Partiebaum zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Show the comments</source>
        <translation>Die Kommentare zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Choose a notation</source>
        <translation>Eine Notation wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/actions/shortcuts/shortcut_schemes.py"/>
        <source>Open the {title} menu</source>
        <translation>Das Menü „{title}“ öffnen</translation>
    </message>
</context>
<context>
    <name>SizeBox</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/spin_boxes.py"/>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/spin_boxes.py"/>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/sounds.py"/>
        <source>Sounds require Qt Multimedia, which is not included in this edition of Goboard.</source>
        <translation>Geräusche benötigen Qt Multimedia, das in dieser Ausgabe von Goboard nicht enthalten ist.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/sounds.py"/>
        <source>Sounds require Qt Multimedia. Install it with: {command}</source>
        <translation>Geräusche benötigen Qt Multimedia. Installieren Sie es mit: {command}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/sounds.py"/>
        <source>Couldn't use Qt Multimedia: {reason}</source>
        <translation>Qt Multimedia kann nicht verwendet werden: {reason}</translation>
    </message>
    <message>
        <source>Sounds require Qt Multimedia. Install it with: pip install goboard-gui[sounds]</source>
        <translation type="vanished">Für Geräusche wird Qt Multimedia benötigt. Installation: pip install goboard-gui[sounds]</translation>
    </message>
</context>
<context>
    <name>SourceBox</name>
    <message>
        <source>B: what is compared</source>
        <translation type="vanished">B: womit verglichen wird</translation>
    </message>
    <message>
        <source>Choose what to compare with</source>
        <translation type="vanished">Wählen, womit verglichen wird</translation>
    </message>
    <message>
        <source>Game of B</source>
        <translation type="vanished">Partie von B</translation>
    </message>
    <message>
        <source>Game </source>
        <translation type="vanished">Partie </translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="vanished">Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source> of {count}</source>
        <translation type="vanished"> von {count}</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation type="vanished">{name} wird gelesen…</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>black stone</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>white stone</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>star point</source>
        <translation>Hoshi</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>%n liberties</source>
        <translation>
            <numerusform>%n Freiheit</numerusform>
            <numerusform>%n Freiheiten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>labelled {label}</source>
        <translation>beschriftet mit {label}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>variation {letter}</source>
        <translation>Variante {letter}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>continuation {letter}</source>
        <translation>Fortsetzung {letter}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>dimmed</source>
        <translation>abgeblendet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>arrow to {point}</source>
        <translation>Pfeil zu {point}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>line to {point}</source>
        <translation>Linie zu {point}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>captures %n stones</source>
        <translation>
            <numerusform>schlägt %n Stein</numerusform>
            <numerusform>schlägt %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>with a comment</source>
        <translation>mit Kommentar</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>variation {place} of {count}</source>
        <translation>Variante {place} von {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>%n variations follow</source>
        <translation>
            <numerusform>%n Variante folgt</numerusform>
            <numerusform>%n Varianten folgen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/narrator.py"/>
        <source>no further moves</source>
        <translation>keine weiteren Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>Black's territory</source>
        <translation>Gebiet von Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/record/properties/marks.py"/>
        <source>White's territory</source>
        <translation>Gebiet von Weiß</translation>
    </message>
    <message>
        <source>{width}×{height} · {standing}</source>
        <translation type="vanished">{width}×{height} · {standing}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Black won</source>
        <translation>Schwarz gewann</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>White won</source>
        <translation>Weiß gewann</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>No winner</source>
        <translation>Kein Sieger</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Black win rate</source>
        <translation>Gewinnrate Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Percentage</source>
        <translation>Prozentsatz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Lower bound</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Upper bound</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>First year</source>
        <translation>Erstes Jahr</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Latest year</source>
        <translation>Jüngstes Jahr</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games as Black</source>
        <translation>Partien mit Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Won as Black</source>
        <translation>Gewonnen mit Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Lost as Black</source>
        <translation>Verloren mit Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games as White</source>
        <translation>Partien mit Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Won as White</source>
        <translation>Gewonnen mit Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Lost as White</source>
        <translation>Verloren mit Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>By rotation</source>
        <translation>Durch Drehung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>By reflection only</source>
        <translation>Nur durch Spiegelung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games (not shown: {count} without a date)</source>
        <translation>Partien (nicht gezeigt: {count} ohne Datum)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games (first {shown} of {count})</source>
        <translation>Partien (die ersten {shown} von {count})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>% of games</source>
        <translation>% der Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>There are no games to show.</source>
        <translation>Keine Partien vorhanden.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>None of the games has a date.</source>
        <translation>Keine der Partien hat ein Datum.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Won by Black</source>
        <translation>Von Schwarz gewonnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Won by White</source>
        <translation>Von Weiß gewonnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Black's win rate with a 95% confidence interval</source>
        <translation>Gewinnrate von Schwarz mit 95-%-Konfidenzintervall</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Win rate with a 95% confidence interval</source>
        <translation>Gewinnrate mit 95-%-Konfidenzintervall</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>{label}: {games} in total; Black wins: {won}, White wins: {lost}, no winner: {neither}</source>
        <translation>{label}: insgesamt {games}; Siege von Schwarz: {won}, Siege von Weiß: {lost}, kein Sieger: {neither}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>{label}: {games} in total; won: {won}, lost: {lost}, no winner: {neither}</source>
        <translation>{label}: insgesamt {games}; gewonnen: {won}, verloren: {lost}, kein Sieger: {neither}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Black win rate: {share} ({low} to {high})</source>
        <translation>Gewinnrate von Schwarz: {share} ({low} bis {high})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>win rate: {share} ({low} to {high})</source>
        <translation>Gewinnrate: {share} ({low} bis {high})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>{opening}, {player}: found in {same} of {games} games ({share}), {rotated} by rotation and {symmetrical} by reflection only</source>
        <translation>{opening}, {player}: in {same} von {games} Partien gefunden ({share}), {rotated} durch Drehung und {symmetrical} nur durch Spiegelung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games by month</source>
        <translation>Partien nach Monaten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games in periods of %n years</source>
        <translation>
            <numerusform>Partien nach Jahren</numerusform>
            <numerusform>Partien in Zeiträumen von %n Jahren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games by player</source>
        <translation>Partien nach Spielern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games by event</source>
        <translation>Partien nach Turnieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games of {name}</source>
        <translation>Partien von {name}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games of {name} as Black</source>
        <translation>Partien von {name} mit Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games of {name} as White</source>
        <translation>Partien von {name} mit Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Games with these openings</source>
        <translation>Partien mit diesen Eröffnungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Add the openings to be counted.</source>
        <translation>Fügen Sie Eröffnungen hinzu, die gezählt werden sollen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Next moves</source>
        <translation>Nächste Züge</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Open the Collection panel to search for the position.</source>
        <translation>Öffnen Sie die Seitenleiste „Sammlung“, um die Stellung zu suchen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Choose a player: enter the name as it appears in the games.</source>
        <translation>Wählen Sie einen Spieler: Geben Sie den Namen ein, wie er in den Partien steht.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>No collection is open. Create or open one from the Collection menu.</source>
        <translation>Es ist keine Sammlung geöffnet. Legen Sie im Menü „Sammlung“ eine an, oder öffnen Sie eine.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>None of these games was played by {name}.</source>
        <translation>Keine dieser Partien wurde von {name} gespielt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>games with this position</source>
        <translation>Partien mit dieser Stellung</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>{games} of %Ln games counted</source>
        <translation>
            <numerusform>{games} von %Ln Partie gezählt</numerusform>
            <numerusform>{games} von %Ln Partien gezählt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_texts.py"/>
        <source>Game list filtered by: {what}</source>
        <translation>Partienliste gefiltert nach: {what}</translation>
    </message>
    <message>
        <source>By reflection</source>
        <translation type="vanished">Durch Spiegelung</translation>
    </message>
    <message>
        <source>Games ({count} undated games not shown)</source>
        <translation type="vanished">Partien ({count} ohne Datum nicht gezeigt)</translation>
    </message>
    <message>
        <source>won</source>
        <translation type="vanished">gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="vanished">verloren</translation>
    </message>
    <message>
        <source>.</source>
        <translation type="vanished">,</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>statistics-{by}</source>
        <translation>statistik-{by}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Games to count</source>
        <translation>Zu zählende Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Games listed in the Collection panel</source>
        <translation>In der Seitenleiste „Sammlung“ aufgelistete Partien</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Whole collection</source>
        <translation>Ganze Sammlung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Grouping</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>By year</source>
        <translation>Nach Jahren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>By decade</source>
        <translation>Nach Jahrzehnten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>By month</source>
        <translation>Nach Monaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>By player</source>
        <translation>Nach Spielern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>By event</source>
        <translation>Nach Turnieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>By next move</source>
        <translation>Nach dem nächsten Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>One player over time</source>
        <translation>Ein Spieler im Zeitverlauf</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Player's Games &amp;over Time</source>
        <translation>Partien im &amp;Zeitverlauf</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>Show the selected player's games over time</source>
        <translation>Die Partien des ausgewählten Spielers im Zeitverlauf zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/collection/statistics/statistics_dialog.py"/>
        <source>List &amp;All Games</source>
        <translation>&amp;Alle Partien auflisten</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <location filename="../../goboard_gui/gui/window/status_bar.py"/>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/status_bar.py"/>
        <source>Choose the notation</source>
        <translation>Die Notation wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/status_bar.py"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/status_bar.py"/>
        <source>Rotate or mirror the board</source>
        <translation>Das Brett drehen oder spiegeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/status_bar.py"/>
        <source>Keyboard cursor on</source>
        <translation>Tastaturcursor ein</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/status_bar.py"/>
        <source>Press Esc to turn the keyboard cursor off</source>
        <translation>Mit Esc den Tastaturcursor ausschalten</translation>
    </message>
    <message>
        <source>Back to the normal view</source>
        <translation type="vanished">Zurück zur normalen Ansicht</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Number of moves shown</source>
        <translation type="vanished">Anzahl der gezeigten Züge</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="vanished">Anfang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="vanished">Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="vanished">Vorwärts</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation type="vanished">Letzter Zug</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;Chains and Liberties</source>
        <translation>&amp;Ketten und Freiheiten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;Scoring</source>
        <translation>Aus&amp;zählung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>S&amp;mall Boards</source>
        <translation>K&amp;leine Bretter</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>&amp;Eyes</source>
        <translation>&amp;Augen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>Safe &amp;Families and Unconditional Life</source>
        <translation>Sichere &amp;Familien und bedingungsloses Leben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>C&amp;apture and Ko</source>
        <translation>&amp;Schlagen und Ko</translation>
    </message>
</context>
<context>
    <name>StudyRecordsMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>Study &amp;Records</source>
        <translation>&amp;Lehrbeispiele</translation>
    </message>
    <message>
        <source>&amp;Study records</source>
        <translation type="vanished">&amp;Lehrbeispiele</translation>
    </message>
</context>
<context>
    <name>Template</name>
    <message>
        <source>Insert what is filled in for each board</source>
        <translation type="vanished">Einsetzen, was für jedes Brett ausgefüllt wird</translation>
    </message>
</context>
<context>
    <name>TemplateEditor</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/options_form.py"/>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/options_form.py"/>
        <source>Insert a placeholder, in place of which each game has its own details</source>
        <translation>Einen Platzhalter einfügen, an dessen Stelle jede Partie ihre eigenen Angaben hat</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/options_form.py"/>
        <source>Insert a placeholder: {template}</source>
        <translation>Platzhalter einfügen: {template}</translation>
    </message>
    <message>
        <source>Insert a placeholder</source>
        <translation type="vanished">Platzhalter einfügen</translation>
    </message>
</context>
<context>
    <name>TextCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Text records (*.txt *.TXT);;All files (*)</source>
        <translation>Partien als Text (*.txt *.TXT);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>game.txt</source>
        <translation>partie.txt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Moves copied with warnings: {doubts}</source>
        <translation>Züge mit Warnungen kopiert: {doubts}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Moves copied as text</source>
        <translation>Züge als Text kopiert</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Position copied as %n text diagrams</source>
        <translation>
            <numerusform>Stellung als %n Textdiagramm kopiert</numerusform>
            <numerusform>Stellung als %n Textdiagramme kopiert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Position copied as a text diagram</source>
        <translation>Stellung als Textdiagramm kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>The text is too long to be a game record.</source>
        <translation>Der Text ist zu lang für eine Partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Opened %n games; this is the first</source>
        <translation>
            <numerusform>%n Partie geöffnet; dies ist die erste</numerusform>
            <numerusform>%n Partien geöffnet; dies ist die erste</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/commands.py"/>
        <source>Add moves</source>
        <translation>Züge hinzufügen</translation>
    </message>
</context>
<context>
    <name>TextDiagrams</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n marks</source>
        <translation>
            <numerusform>%n Markierung</numerusform>
            <numerusform>%n Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n labels</source>
        <translation>
            <numerusform>%n Beschriftung</numerusform>
            <numerusform>%n Beschriftungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n arrows and lines</source>
        <translation>
            <numerusform>%n Pfeil oder Linie</numerusform>
            <numerusform>%n Pfeile und Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n dimmed points</source>
        <translation>
            <numerusform>%n abgedunkelten Punkt</numerusform>
            <numerusform>%n abgedunkelte Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n move numbers</source>
        <translation>
            <numerusform>%n Zugnummer</numerusform>
            <numerusform>%n Zugnummern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>%n stones that have no liberties</source>
        <translation>
            <numerusform>%n Stein ohne Freiheiten</numerusform>
            <numerusform>%n Steine ohne Freiheiten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>the limits of the visible part</source>
        <translation>die Grenzen des sichtbaren Ausschnitts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>the board size</source>
        <translation>die Brettgröße</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>the place of the part on the board</source>
        <translation>den Ort des Ausschnitts auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>the coordinates</source>
        <translation>die Koordinaten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>the joined edges</source>
        <translation>die verbundenen Ränder</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>Only boards with columns and rows can be copied like this</source>
        <translation>So lassen sich nur Bretter mit Spalten und Reihen kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>Only square boards of up to 19 lines can be copied like this</source>
        <translation>So lassen sich nur quadratische Bretter mit bis zu 19 Linien kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>Only square boards of at least 2 lines can be copied like this</source>
        <translation>So lassen sich nur quadratische Bretter ab 2 Linien kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/diagram_texts.py"/>
        <source>Copied without {omitted}</source>
        <translation>Kopiert ohne {omitted}</translation>
    </message>
    <message>
        <source>the difference between capital and small letters</source>
        <translation type="vanished">den Unterschied zwischen großen und kleinen Buchstaben</translation>
    </message>
    <message numerus="yes">
        <source>%n stones without liberties</source>
        <translation type="vanished">
            <numerusform>%n Stein ohne Freiheiten</numerusform>
            <numerusform>%n Steine ohne Freiheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>the choice of the visible part</source>
        <translation type="vanished">die Wahl des sichtbaren Ausschnitts</translation>
    </message>
    <message>
        <source>Position copied. This format can't show: {omitted}</source>
        <translation type="vanished">Stellung kopiert. Im Text fehlen: {omitted}</translation>
    </message>
</context>
<context>
    <name>TextFields</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/text_fields.py"/>
        <source>Too long to edit here. Only the beginning is shown.</source>
        <translation>Zu lang, um hier bearbeitet zu werden. Nur der Anfang ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>TextOpenDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Open Text Record</source>
        <translation>Partie aus Text öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>&amp;Repair damaged coordinates</source>
        <translation>Beschädigte Koordinaten &amp;reparieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Repair damage such as lost minus signs</source>
        <translation>Schäden wie verlorene Minuszeichen beheben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>&amp;Notation:</source>
        <translation>&amp;Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>&amp;Board:</source>
        <translation>&amp;Brett:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>View:</source>
        <translation>Ansicht:</translation>
    </message>
</context>
<context>
    <name>TextSaveDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Save As Text</source>
        <translation>Als Text speichern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Default for the notation</source>
        <translation>Standard für die Notation</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>&amp;Notation:</source>
        <translation>&amp;Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>View:</source>
        <translation>Ansicht:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Moves copied as text</source>
        <translation>Züge als Text kopiert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/texts/text_dialogs.py"/>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>TidyCommand</name>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Checking the record…</source>
        <translation>Die Partie wird geprüft…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Tidy up the record</source>
        <translation>Partie aufräumen</translation>
    </message>
</context>
<context>
    <name>TidyDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Check and Tidy Up</source>
        <translation>Prüfen und aufräumen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>&amp;Tidy Up</source>
        <translation>&amp;Aufräumen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Suggested changes</source>
        <translation>Vorgeschlagene Änderungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Preview of the changes</source>
        <translation>Vorschau der Änderungen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Nothing changes until you click Tidy Up, and you can undo it.</source>
        <translation>Die Partie ändert sich erst, wenn Sie auf „Aufräumen“ klicken; das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>There is nothing to tidy up in this record.</source>
        <translation>In dieser Partie gibt es nichts aufzuräumen.</translation>
    </message>
</context>
<context>
    <name>TidyModel</name>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Before tidying up</source>
        <translation>Vor dem Aufräumen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>After tidying up</source>
        <translation>Nach dem Aufräumen</translation>
    </message>
</context>
<context>
    <name>Tidying</name>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Rename TE, RD and KO (event, date, komi) to EV, DT and KM</source>
        <translation>TE, RD und KO (Turnier, Datum, Komi) in EV, DT und KM umbenennen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Convert old properties to FF[4]</source>
        <translation>Alte Eigenschaften in FF[4] umwandeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Remove empty properties</source>
        <translation>Leere Eigenschaften entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Remove duplicate points</source>
        <translation>Doppelte Punkte entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Merge multiple values where only one is allowed</source>
        <translation>Mehrere Werte zusammenfassen, wo nur einer erlaubt ist</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Remove setup and markup outside the board</source>
        <translation>Aufgebaute Steine und Markierungen außerhalb des Bretts entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Convert moves outside the board to passes</source>
        <translation>Züge außerhalb des Bretts in Passen umwandeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Write passes as empty values instead of tt</source>
        <translation>Passen als leeren Wert statt als tt schreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Split nodes that contain both setup and a move</source>
        <translation>Knoten mit Aufbau und Zug aufteilen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Write moves before comments and markup, as OGS expects</source>
        <translation>Züge vor Kommentare und Markierungen schreiben, wie OGS es erwartet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Remove setup that has no effect</source>
        <translation>Wirkungslosen Aufbau entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Place missing handicap stones where White moves first</source>
        <translation>Fehlende Vorgabesteine setzen, wo Weiß zuerst zieht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Correct the side to play where only the other one moves</source>
        <translation>Spieler am Zug berichtigen, wo nur der andere zieht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Remove redundant side-to-play properties</source>
        <translation>Überflüssige Angaben zum Spieler am Zug entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Move game information to the start of the game</source>
        <translation>Partiedaten an den Anfang der Partie verschieben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Write dates as YYYY-MM-DD</source>
        <translation>Datumsangaben als JJJJ-MM-TT schreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Write results as B+3.5 or W+R</source>
        <translation>Ergebnisse als B+3.5 oder W+R schreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Write komi, handicap, time and rules as in FF[4]</source>
        <translation>Komi, Vorgabe, Bedenkzeit und Regeln wie in FF[4] schreiben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Unreadable komi, handicap, size or time (kept as recorded)</source>
        <translation>Unlesbares Komi, Vorgabe, Größe oder Zeit (bleibt wie notiert)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Convert Chinese komi (in stones or hundredths) to points</source>
        <translation>Chinesisches Komi (in Steinen oder Hundertsteln) in Punkte umrechnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Add missing SGF properties (FF, GM, SZ, CA, AP)</source>
        <translation>Fehlende SGF-Eigenschaften (FF, GM, SZ, CA, AP) hinzufügen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Remove passes at the end of a line</source>
        <translation>Passen am Ende einer Zugfolge entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Remove empty nodes</source>
        <translation>Leere Knoten entfernen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/tidy_dialog.py"/>
        <source>Illegal moves (kept as recorded)</source>
        <translation>Regelwidrige Züge (bleiben wie aufgezeichnet)</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <location filename="../../goboard_gui/gui/wording/clock_texts.py"/>
        <source>{player} has used {time}</source>
        <translation>{player} hat {time} verbraucht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/clock_texts.py"/>
        <source>{player} has {time} left</source>
        <translation>{player} hat noch {time}</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>Record Move Times</source>
        <translation>Zugzeiten aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>&amp;Time limit:</source>
        <translation>&amp;Bedenkzeit:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>No time limit; re&amp;cord time used</source>
        <translation>Unbegrenzte Bedenkzeit; verbrauchte &amp;Zeit aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source> min</source>
        <translation> Min.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>No overtime</source>
        <translation>Keine Zusatzzeit</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>Byo-yomi periods</source>
        <translation>Byo-yomi-Perioden</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>Canadian (moves per period)</source>
        <translation>Kanadisch (Züge pro Periode)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>Fischer (bonus per move)</source>
        <translation>Fischer (Zuschlag pro Zug)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>The record doesn't state a time limit.</source>
        <translation>In der Partie ist keine Bedenkzeit angegeben.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>&amp;Main time:</source>
        <translation>&amp;Grundbedenkzeit:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>&amp;Overtime:</source>
        <translation>Z&amp;usatzzeit:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>Number of &amp;periods or moves:</source>
        <translation>Anzahl der &amp;Perioden oder Züge:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/game/recording/times_dialog.py"/>
        <source>Tim&amp;e per period or move:</source>
        <translation>Ze&amp;it pro Periode oder Zug:</translation>
    </message>
    <message>
        <source>Write down times</source>
        <translation type="vanished">Zeiten mitschreiben</translation>
    </message>
    <message>
        <source>The players &amp;have so much time:</source>
        <translation type="vanished">Die Spieler haben so &amp;viel Zeit:</translation>
    </message>
    <message>
        <source>Only &amp;count the time they use</source>
        <translation type="vanished">Nur &amp;zählen, wie viel Zeit sie verbrauchen</translation>
    </message>
    <message>
        <source>Periods (byo-yomi)</source>
        <translation type="vanished">Perioden (Byo-yomi)</translation>
    </message>
    <message>
        <source>So many moves in a time (Canadian)</source>
        <translation type="vanished">So viele Züge in einer Zeit (kanadisch)</translation>
    </message>
    <message>
        <source>A gift for each move (Fischer)</source>
        <translation type="vanished">Eine Zugabe für jeden Zug (Fischer)</translation>
    </message>
    <message>
        <source>The record does not say how much time there is.</source>
        <translation type="vanished">In der Partie steht nicht, wie viel Zeit es gibt.</translation>
    </message>
</context>
<context>
    <name>ToolBarNotationComboBox</name>
    <message>
        <source>Notation</source>
        <translation type="vanished">Notation</translation>
    </message>
    <message>
        <source>The notation in which points are named everywhere</source>
        <translation type="vanished">Die Notation, in der überall Punkte benannt werden</translation>
    </message>
</context>
<context>
    <name>Trainer</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Click the point</source>
        <translation>Punkt anklicken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Type the coordinate</source>
        <translation>Koordinate eingeben</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Choose the coordinate</source>
        <translation>Koordinate auswählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Lower left quadrant</source>
        <translation>Quadrant unten links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Upper left quadrant</source>
        <translation>Quadrant oben links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Upper right quadrant</source>
        <translation>Quadrant oben rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Lower right quadrant</source>
        <translation>Quadrant unten rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Along the left edge</source>
        <translation>Am linken Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Along the upper edge</source>
        <translation>Am oberen Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Along the right edge</source>
        <translation>Am rechten Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Along the lower edge</source>
        <translation>Am unteren Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>First and second lines</source>
        <translation>Erste und zweite Linie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Third and fourth lines</source>
        <translation>Dritte und vierte Linie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Centre (from the fifth line)</source>
        <translation>Mitte (ab der fünften Linie)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Upper left</source>
        <translation>Oben links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Upper edge</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Upper right</source>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Left edge</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Right edge</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Lower left</source>
        <translation>Unten links</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Lower edge</source>
        <translation>Unterer Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Lower right</source>
        <translation>Unten rechts</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Rotate with the board</source>
        <translation>Mit dem Brett drehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Stay in place</source>
        <translation>Nicht mitdrehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>None (from memory)</source>
        <translation>Keine (auswendig)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Coordinates at the edges</source>
        <translation>Koordinaten am Rand</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Coordinates on all points</source>
        <translation>Koordinaten auf allen Punkten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Click this point:</source>
        <translation>Diesen Punkt anklicken:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Type the coordinates of the highlighted point:</source>
        <translation>Koordinaten des hervorgehobenen Punktes eingeben:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>What are the coordinates of the highlighted point?</source>
        <translation>Welche Koordinaten hat der hervorgehobene Punkt?</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Rectangle {columns}×{rows}…</source>
        <translation>Rechteck {columns}×{rows}…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>Correct · {time}</source>
        <translation>Richtig · {time}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>This is {name}.</source>
        <translation>Das ist {name}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>It is {name}, not {chosen}.</source>
        <translation>Es ist {name}, nicht {chosen}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>That was {chosen}, not {name}.</source>
        <translation>Das war {chosen}, nicht {name}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>{right} of {asked} correct ({share}), median time {time}</source>
        <translation>{right} von {asked} richtig ({share}), Medianzeit {time}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>{right} of {asked} correct ({share})</source>
        <translation>{right} von {asked} richtig ({share})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>from memory</source>
        <translation>auswendig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_texts.py"/>
        <source>{notation} on {size}, {help}</source>
        <translation>{notation} auf {size}, {help}</translation>
    </message>
    <message>
        <source>{seconds:.1f} s</source>
        <translation type="vanished">{seconds:.1f} s</translation>
    </message>
</context>
<context>
    <name>TrainerHistory</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_history.py"/>
        <source>Couldn't read the training history: {why}</source>
        <translation>Der Trainingsverlauf konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_history.py"/>
        <source>Unreadable lines skipped in the training history: {count} (line numbers: {which})</source>
        <translation>Übersprungene unlesbare Zeilen im Trainingsverlauf: {count} (Zeilennummern: {which})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_history.py"/>
        <source>Delete all results of this exercise?
{about}</source>
        <translation>Alle Ergebnisse dieser Übung löschen?
{about}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/study/trainer/trainer_history.py"/>
        <source>Delete all training results (%Ln answers)?</source>
        <translation>
            <numerusform>Alle Trainingsergebnisse (%Ln Antwort) löschen?</numerusform>
            <numerusform>Alle Trainingsergebnisse (%Ln Antworten) löschen?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_history.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>TrainerPrompt</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_prompt.py"/>
        <source>Coordinate of the highlighted point</source>
        <translation>Koordinate des hervorgehobenen Punktes</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_prompt.py"/>
        <source>Shortcut: {number}</source>
        <translation>Tastenkürzel: {number}</translation>
    </message>
</context>
<context>
    <name>TrainerResults</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Delete Results…</source>
        <translation>Ergebnisse löschen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Delete Results of This Exercise…</source>
        <translation>Ergebnisse dieser Übung löschen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Delete All Results…</source>
        <translation>Alle Ergebnisse löschen…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Part of board</source>
        <translation>Teil des Brettes</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>Move the pointer over a point to see its results.</source>
        <translation>Zeiger auf einen Punkt bewegen, um dessen Ergebnisse zu sehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>No results yet. Practise to see which points take you longest.</source>
        <translation>Noch keine Ergebnisse. Üben Sie, um zu sehen, für welche Punkte Sie am längsten brauchen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_results.py"/>
        <source>{name}: not asked yet</source>
        <translation>{name}: noch nicht abgefragt</translation>
    </message>
</context>
<context>
    <name>TrainerScore</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Question:</source>
        <translation>Frage:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Correct:</source>
        <translation>Richtig:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Median time:</source>
        <translation>Medianzeit:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Streak:</source>
        <translation>Serie:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>{number} of {length}</source>
        <translation>{number} von {length}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>{right} of {asked} · {share}</source>
        <translation>{right} von {asked} · {share}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>{streak} (best: {best})</source>
        <translation>{streak} (Rekord: {best})</translation>
    </message>
</context>
<context>
    <name>TrainerSetup</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>Rectangle…</source>
        <translation>Rechteck…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>Random for each question</source>
        <translation>Zufällig bei jeder Frage</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;Notation:</source>
        <translation>&amp;Notation:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;Board size:</source>
        <translation>&amp;Brettgröße:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;Task:</source>
        <translation>&amp;Aufgabe:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;Part of board:</source>
        <translation>&amp;Teil des Brettes:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;View:</source>
        <translation>Ansi&amp;cht:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;Coordinates:</source>
        <translation>&amp;Koordinaten:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;Help shown:</source>
        <translation>Angezeigte &amp;Hilfe:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>&amp;Questions:</source>
        <translation>&amp;Fragen:</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>Choose what is shown while you practise; results with and without help are counted separately</source>
        <translation>Wählen, was beim Üben gezeigt wird; Ergebnisse mit und ohne Hilfe werden getrennt gezählt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_setup.py"/>
        <source>Choose the part of the board to practise</source>
        <translation>Teil des Brettes wählen, der geübt werden soll</translation>
    </message>
</context>
<context>
    <name>TrainerWindow</name>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Coordinate Trainer</source>
        <translation>Koordinatentrainer</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Show Answer</source>
        <translation>Antwort anzeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Stop this round (Esc)</source>
        <translation>Diesen Durchgang beenden (Esc)</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Practice</source>
        <translation>Training</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Choose what to practise, then press Enter.</source>
        <translation>Wählen Sie, was Sie üben möchten, und drücken Sie dann die Eingabetaste.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>There are no points to practise with these settings.</source>
        <translation>Mit diesen Einstellungen gibt es keine Punkte zum Üben.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/trainer/trainer_window.py"/>
        <source>Click two opposite corners of the rectangle. Esc cancels.</source>
        <translation>Klicken Sie zwei gegenüberliegende Ecken des Rechtecks an. Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>TreeCanvas</name>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/tree_canvas.py"/>
        <source>Game tree</source>
        <translation>Partiebaum</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/navigation/tree/tree_canvas.py"/>
        <source>Moves and variations are shown here.</source>
        <translation>Hier werden Züge und Varianten angezeigt.</translation>
    </message>
</context>
<context>
    <name>TreeWords</name>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>bad move</source>
        <translation>schlechter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>very bad move</source>
        <translation>sehr schlechter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>doubtful move</source>
        <translation>zweifelhafter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>interesting move</source>
        <translation>interessanter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>good move</source>
        <translation>guter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>very good move</source>
        <translation>sehr guter Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>good for Black</source>
        <translation>gut für Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>very good for Black</source>
        <translation>sehr gut für Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>good for White</source>
        <translation>gut für Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>very good for White</source>
        <translation>sehr gut für Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>even position</source>
        <translation>ausgeglichene Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>unclear position</source>
        <translation>unklare Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>very unclear position</source>
        <translation>sehr unklare Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>Hidden nodes: {count}</source>
        <translation>Verborgene Knoten: {count}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>No move</source>
        <translation>Kein Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>Move {number}: {colour} {point}</source>
        <translation>Zug {number}: {colour} {point}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/node_texts.py"/>
        <source>hotspot</source>
        <translation>wichtige Stelle</translation>
    </message>
</context>
<context>
    <name>VersionView</name>
    <message>
        <location filename="../../goboard_gui/gui/files/version_view.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <location filename="../../goboard_gui/gui/window/view_commands.py"/>
        <source>The new game is shown in the normal view.</source>
        <translation>Die neue Partie wird in der normalen Ansicht gezeigt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/view_commands.py"/>
        <source>Keep Previous View</source>
        <translation>Vorige Ansicht behalten</translation>
    </message>
</context>
<context>
    <name>ViewsMenu</name>
    <message>
        <location filename="../../goboard_gui/gui/window/menus.py"/>
        <source>All E&amp;ight Views</source>
        <translation>&amp;Alle acht Ansichten</translation>
    </message>
    <message>
        <source>All &amp;eight views</source>
        <translation type="vanished">Alle ac&amp;ht Ansichten</translation>
    </message>
</context>
<context>
    <name>WaitDialog</name>
    <message>
        <location filename="../../goboard_gui/gui/widgets/disk_wait.py"/>
        <source>Waiting for the disk…</source>
        <translation>Warten auf den Datenträger…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/widgets/disk_wait.py"/>
        <source>Still waiting for the disk…</source>
        <translation>Der Datenträger antwortet noch nicht…</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome.py"/>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome.py"/>
        <source>Stones are the same size on all boards.</source>
        <translation>Auf allen Brettern sind die Steine gleich groß.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Record a game</source>
        <translation>Eine Partie aufzeichnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Click the board to play.</source>
        <translation>Zum Spielen auf das Brett klicken.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Start with an empty board of this size</source>
        <translation>Mit einem leeren Brett dieser Größe beginnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Open a record</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Open SGF and other formats, or drop a file on the board.</source>
        <translation>SGF und andere Formate öffnen oder eine Datei aufs Brett ziehen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Sample Game</source>
        <translation>Beispielpartie</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Choose a notation</source>
        <translation>Eine Notation wählen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Rotate or mirror the board</source>
        <translation>Brett drehen oder spiegeln</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>See a position in eight views; the record doesn't change.</source>
        <translation>Eine Stellung in acht Ansichten sehen; die Partie bleibt unverändert.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Print a record</source>
        <translation>Eine Partie drucken</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Numbered figures with variations and comments.</source>
        <translation>Nummerierte Figuren mit Varianten und Kommentaren.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Print Sample…</source>
        <translation>Beispiel drucken…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Study games</source>
        <translation>Partien studieren</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>See how others continued, and learn the coordinates.</source>
        <translation>Sehen, wie andere weiterspielten, und Koordinaten lernen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/help/welcome/welcome_page.py"/>
        <source>Show at startup</source>
        <translation>Beim Start zeigen</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <location filename="../../goboard_gui/gui/window/bars.py"/>
        <source>Main Toolbar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/bars.py"/>
        <source>Markup Toolbar</source>
        <translation>Markierungsleiste</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/window/bars.py"/>
        <source>&amp;Panels and Toolbars</source>
        <translation>Seiten- und &amp;Werkzeugleisten</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="vanished">Werkzeuge</translation>
    </message>
    <message>
        <source>Marks and setup</source>
        <translation type="vanished">Markieren und Aufbauen</translation>
    </message>
</context>
<context>
    <name>WindowDropHandler</name>
    <message numerus="yes">
        <location filename="../../goboard_gui/gui/files/window_drop_handler.py"/>
        <source>Open %n files, each in a window of its own?</source>
        <translation>
            <numerusform>%n Datei in einem eigenen Fenster öffnen?</numerusform>
            <numerusform>%n Dateien öffnen, jede in einem eigenen Fenster?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/files/window_drop_handler.py"/>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Click or type the point where Black played before move {number} ({point}). Esc cancels.</source>
        <translation>Den Punkt anklicken oder eingeben, auf dem Schwarz vor Zug {number} ({point}) gespielt hat. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Click or type the point where White played before move {number} ({point}). Esc cancels.</source>
        <translation>Den Punkt anklicken oder eingeben, auf dem Weiß vor Zug {number} ({point}) gespielt hat. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Click or type the point where Black played before this node. Esc cancels.</source>
        <translation>Den Punkt anklicken oder eingeben, auf dem Schwarz vor diesem Knoten gespielt hat. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Click or type the point where White played before this node. Esc cancels.</source>
        <translation>Den Punkt anklicken oder eingeben, auf dem Weiß vor diesem Knoten gespielt hat. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Black now plays twice in a row (move {number}, {point}).</source>
        <translation>Schwarz spielt jetzt zweimal nacheinander (Zug {number}, {point}).</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>White now plays twice in a row (move {number}, {point}).</source>
        <translation>Weiß spielt jetzt zweimal nacheinander (Zug {number}, {point}).</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Click or type the point where move {number} ({point}) was played. Esc cancels.</source>
        <translation>Den Punkt anklicken oder eingeben, auf dem Zug {number} ({point}) gespielt wurde. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>{point} is occupied.</source>
        <translation>{point} ist besetzt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>{point} is occupied by move {number}.</source>
        <translation>{point} ist durch Zug {number} besetzt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/board/tools/move_correction.py"/>
        <source>Swap with Move {number}</source>
        <translation>Mit Zug {number} tauschen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Black to play</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>White to play</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>{point} would be suicide.</source>
        <translation>{point} wäre Selbstmord.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Ko: {player} can't retake at {point} yet.</source>
        <translation>Ko: {player} darf auf {point} noch nicht zurückschlagen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Superko: {point} would repeat the position after move {again}.</source>
        <translation>Superko: {point} würde die Stellung nach Zug {again} wiederholen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Superko: {point} would repeat the position after move {again} with the same side to play.</source>
        <translation>Superko: {point} würde die Stellung nach Zug {again} mit demselben Spieler am Zug wiederholen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Superko: {point} would repeat the position that {player} created with move {again}.</source>
        <translation>Superko: {point} würde die Stellung wiederholen, die {player} mit Zug {again} geschaffen hat.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Superko: {point} would repeat the starting position.</source>
        <translation>Superko: {point} würde die Anfangsstellung wiederholen.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>the point was occupied</source>
        <translation>der Punkt war besetzt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>suicide</source>
        <translation>Selbstmord</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>ko retaken immediately</source>
        <translation>Ko sofort zurückgeschlagen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>repeats a position</source>
        <translation>wiederholt eine Stellung</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>move after two passes</source>
        <translation>Zug nach zweimaligem Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>same player twice in a row</source>
        <translation>derselbe Spieler zweimal nacheinander</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>not a point on the board</source>
        <translation>kein Punkt auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>second move in the node ignored</source>
        <translation>zweiter Zug im Knoten ignoriert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Normal view</source>
        <translation>Normale Ansicht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Rotated right</source>
        <translation>Nach rechts gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Rotated 180°</source>
        <translation>Um 180° gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Rotated left</source>
        <translation>Nach links gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Mirrored horizontally</source>
        <translation>Horizontal gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Mirrored vertically</source>
        <translation>Vertikal gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Mirrored across the \ diagonal</source>
        <translation>An der Diagonale \ gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Mirrored across the / diagonal</source>
        <translation>An der Diagonale / gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>rotated right</source>
        <translation>nach rechts gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>rotated 180°</source>
        <translation>um 180° gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>rotated left</source>
        <translation>nach links gedreht</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>mirrored horizontally</source>
        <translation>horizontal gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>mirrored vertically</source>
        <translation>vertikal gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>mirrored across the \ diagonal</source>
        <translation>an der Diagonalen \ gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>mirrored across the / diagonal</source>
        <translation>an der Diagonalen / gespiegelt</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>coordinates rotate with the board</source>
        <translation>Koordinaten drehen sich mit dem Brett</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>coordinates stay in place</source>
        <translation>Koordinaten bleiben an ihrem Ort</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>invalid board size SZ[{size}]; using 19×19</source>
        <translation>ungültige Brettgröße SZ[{size}]; 19×19 wird verwendet</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>kosumi: {steps}</source>
        <translation>Kosumi: {steps}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Move {number} · {turn}</source>
        <translation>Zug {number} · {turn}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Move {number} · {turn} · Prisoners: Black {black}, White {white}</source>
        <translation>Zug {number} · {turn} · Gefangene: Schwarz {black}, Weiß {white}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Both players passed</source>
        <translation>Beide Spieler haben gepasst</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>{turn} (the record says {player})</source>
        <translation>{turn} (angegeben ist {player})</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>variation from move {number}</source>
        <translation>Variante ab Zug {number}</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Corner {start} is shown in its normal place.</source>
        <translation>Ecke {start} wird an ihrer normalen Stelle gezeigt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Corner {start} is mirrored and shown in the place of corner {goal}.</source>
        <translation>Ecke {start} wird gespiegelt an der Stelle von Ecke {goal} gezeigt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Corner {start} is rotated and shown in the place of corner {goal}.</source>
        <translation>Ecke {start} wird gedreht an der Stelle von Ecke {goal} gezeigt.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Coordinates change accordingly: {names}.</source>
        <translation>Die Koordinaten ändern sich entsprechend: {names}.</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/wording/terms.py"/>
        <source>Outer coordinates, in grey: {notation}.</source>
        <translation>Äußere Koordinaten (grau): {notation}.</translation>
    </message>
    <message>
        <source>Click or type where Black played the missing move. Esc cancels.</source>
        <translation type="vanished">Anklicken oder eingeben, wo Schwarz den fehlenden Zug gespielt hat. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Click or type where White played the missing move. Esc cancels.</source>
        <translation type="vanished">Anklicken oder eingeben, wo Weiß den fehlenden Zug gespielt hat. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Click or type where move {number} was played. Esc cancels.</source>
        <translation type="vanished">Anklicken oder eingeben, wo Zug {number} gespielt wurde. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Ko: {point} recaptures at once. Play elsewhere first.</source>
        <translation type="vanished">Ko: {point} schlägt sofort zurück. Zuerst anderswo spielen.</translation>
    </message>
    <message>
        <source>Click or type where Black played the missing move. Esc adds none.</source>
        <translation type="vanished">Anklicken oder eingeben, wo Schwarz den fehlenden Zug spielte. Mit Esc wird keiner hinzugefügt.</translation>
    </message>
    <message>
        <source>Click or type where White played the missing move. Esc adds none.</source>
        <translation type="vanished">Anklicken oder eingeben, wo Weiß den fehlenden Zug spielte. Mit Esc wird keiner hinzugefügt.</translation>
    </message>
    <message>
        <source>Click or type where move {number} was played. Esc leaves it as it is.</source>
        <translation type="vanished">Anklicken oder eingeben, wo Zug {number} gespielt wurde. Mit Esc bleibt er, wie er ist.</translation>
    </message>
    <message>
        <source>Moves {one} and {other} have changed places.</source>
        <translation type="vanished">Die Züge {one} und {other} haben die Plätze getauscht.</translation>
    </message>
    <message>
        <source>Move {number}, {point}, is of the same colour now.</source>
        <translation type="vanished">Zug {number}, {point}, ist nun von derselben Farbe.</translation>
    </message>
    <message>
        <source>{edit}: moves against the rules now: {count}. {moves}</source>
        <translation type="vanished">{edit}: Züge, die nun regelwidrig sind: {count}. {moves}</translation>
    </message>
    <message>
        <source>Black resigns: the result of the game is W+R now.</source>
        <translation type="vanished">Schwarz gibt auf: Das Ergebnis der Partie ist nun W+R.</translation>
    </message>
    <message>
        <source>White resigns: the result of the game is B+R now.</source>
        <translation type="vanished">Weiß gibt auf: Das Ergebnis der Partie ist nun B+R.</translation>
    </message>
    <message>
        <source>The record was rewritten: {view}.</source>
        <translation type="vanished">Die Partie wurde umgeschrieben: {view}.</translation>
    </message>
    <message>
        <source>Comments whose names were rewritten, too: {count}.</source>
        <translation type="vanished">Kommentare, deren Namen mit umgeschrieben wurden: {count}.</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation type="vanished">Nach rechts gedreht</translation>
    </message>
    <message>
        <source>Turned half</source>
        <translation type="vanished">Halb gedreht</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation type="vanished">Nach links gedreht</translation>
    </message>
    <message>
        <source>names travel</source>
        <translation type="vanished">Namen gehen mit</translation>
    </message>
    <message>
        <source>names stay</source>
        <translation type="vanished">Namen bleiben</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>Save pages</source>
        <translation type="vanished">Seiten speichern</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation type="vanished">{name} wird geschrieben…</translation>
    </message>
    <message>
        <source>Save a picture of each position of this game</source>
        <translation type="vanished">Bild jeder Stellung dieser Partie speichern</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="vanished">An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation type="vanished">Es wird gedruckt…</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation type="vanished">Seiten werden angelegt…</translation>
    </message>
    <message>
        <source>Saved: {name}.</source>
        <translation type="vanished">Gespeichert: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n files, {first} to {last}.</source>
        <translation type="vanished">
            <numerusform>Gespeichert: %n Datei, {first} bis {last}.</numerusform>
            <numerusform>Gespeichert: %n Dateien, {first} bis {last}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: nothing is written as {suffix} here, but as {known}.</source>
        <translation type="vanished">{name}: Als {suffix} wird hier nichts geschrieben, aber als {known}.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are there already, {name} among them. Replace them?</source>
        <translation type="vanished">
            <numerusform>%n Datei ist schon vorhanden: {name}. Ersetzen?</numerusform>
            <numerusform>%n Dateien sind schon vorhanden, darunter {name}. Ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="vanished">&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="vanished">Unbenannt</translation>
    </message>
    <message>
        <source>Written: {name}.</source>
        <translation type="vanished">Geschrieben: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>Written: %n files, {first} to {last}.</source>
        <translation type="vanished">
            <numerusform>Geschrieben: %n Datei, {first} bis {last}.</numerusform>
            <numerusform>Geschrieben: %n Dateien, {first} bis {last}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Go to page</source>
        <translation>Zu einer Seite gehen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Fit Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Fit the page width to the window</source>
        <translation>Seitenbreite an das Fenster anpassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Fit Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Fit the whole page to the window</source>
        <translation>Ganze Seite an das Fenster anpassen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Show facing pages side by side</source>
        <translation>Gegenüberliegende Seiten nebeneinander zeigen</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Zoom Out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>Zoom In</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>of {count}…</source>
        <translation>von {count}…</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/printing/preview.py"/>
        <source>of {count}</source>
        <translation>von {count}</translation>
    </message>
</context>
<context>
    <name>_MoveModel</name>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../goboard_gui/gui/study/best_play_dialog.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="vanished">Passen</translation>
    </message>
</context>
</TS>
