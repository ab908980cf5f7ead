# Kampe og ligaer for programmer: hvad der gik galt, og rapporten.
arena-not-sendable = “{ $given }” kan ikke sendes til andre processer, og det kræver flere kerner: definer den øverst i et modul, eller spil med én kerne.
