# Recorded games as data.
records-unreadable-row = Line { $line } of “{ $file }” is no row of data: { $problem }
records-no-row = This record can’t become a row: it is the record of { $reader }, of edition { $edition } of the rules. Rows need the record of a player, or of all, of an edition that is still played.
records-bad-name = “{ $file }” must end in .jsonl or .jsonl.gz.
records-exported = Written to “{ $file }”: { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
records-verified = Records that hold: { $held } of { $games }.
records-none-in = The folder “{ $path }” holds no file that ends in .record.
records-which = Name records or folders of records, or the folder of a server’s tables with --data.
records-not-anonymous = Only the record of all can be made anonymous: in that of a player may stand what others wrote.
