# Was nicht zu dem passt, was das Gerät vom Zufall eines Spiels weiß
unfair-commitment = Der Server hat seine Festlegung geändert, nachdem dein Beitrag festgelegt war. Er kann jede Ziehung dieses Spiels ausgesucht haben.
unfair-share-missing = Der Server hat das Spiel ohne den Beitrag begonnen, den du festgelegt hattest.
unfair-share-left-out = Dein Beitrag wurde laut Server nicht rechtzeitig geöffnet: in den Ziehungen dieses Spiels steckt nichts von dir.
unfair-share-exchanged = Ein Beitrag dieses Spiels ist nicht der, der vor dem Beginn festgelegt wurde.
unfair-seed = Der geöffnete Startwert ist nicht der, der vor deinem Beitrag festgelegt wurde.
