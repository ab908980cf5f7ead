# Was dem gesagt wird, der die Tische verwahrt: Sicherungen, Schäden, was weggeworfen wird.

server-data-damaged = Die Tische in { $file } sind beschädigt: { $problem }. Es wurde nichts geändert. „mendax check“ nennt, was betroffen ist, „mendax restore“ holt eine Sicherung zurück.
server-not-copied = Die Tische ließen sich nicht kopieren: { $problem }
