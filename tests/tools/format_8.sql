BEGIN TRANSACTION;
CREATE TABLE addresses (
    address TEXT PRIMARY KEY, "table" TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "addresses" VALUES('abcdefghjkmnpqrs','x8nwgxwrmer7de2v');
CREATE TABLE arrivals (id INTEGER PRIMARY KEY, lines BLOB NOT NULL);
INSERT INTO "arrivals" VALUES(2,X'90');
INSERT INTO "arrivals" VALUES(3,X'9A97B078386E77677877726D6572376465327620CF000001A0C460E7DFA57365617434C0C0A762656C6965766597B078386E77677877726D6572376465327621CF000001A0C460E7DFA66368616E6365C0C0A766616C6C20363397B078386E77677877726D6572376465327622CF000001A0C460FDBEA57365617434C0C0AB616E6E6F756E636520363697B078386E77677877726D6572376465327623CF000001A0C46101CBA57365617432A57461726173A3633334A5646F75627497B078386E77677877726D6572376465327624CF000001A0C46101CBA57461626C65C0C0D944736574746C6520282D312F332031202D312F33202D312F33292028332031203420322920643135333064653836396433626164393262666438333636306438323265343397B078386E77677877726D6572376465327625CF000001A0C461106BA6706572736F6EA46E696E61A3633336BC7369742025443025394425443125393625443025424425443025423097B078386E77677877726D6572376465327626CF000001A0C4611203A6706572736F6EA56F6C656E61A3633337B3617272616E676520283420332032203120302997B078386E77677877726D6572376465327627CF000001A0C4611308A6706572736F6EA56F6C656E61A3633338D9327365742D7461626C65202873657474696E677320796573207965732079657320796573206E6F726D616C206E6F207965732997B078386E77677877726D6572376465327628CF000001A0C461166CA6706572736F6EA46976616EA3633339D94C62696E642D736861726520273830323133323235636630366230633865363437343662636333386238643131306561363535613136306663313964323563613637666262636166393230373997B078386E77677877726D6572376465327629CF000001A0C46120F8A6706572736F6EA56F6C656E61A3633430DA01BE626567696E202865646974696F6E3D31206F726465723D7374616E6461726420646F75626C65733D73697865735F68696768207365636F6E643D6E6F6E65206F6E65735F746F703D6E6F20616E6E6F756E63653D686967686572206C697665733D3120646973706C61793D6C697665732073636F72696E673D6C6976657320726F756E64733D32302073636F72655F696E6372656D656E743D32302073636F72655F64656372656D656E743D322073636F72655F616C6C3D6E6F20656E64735F7768656E3D6C6173745F7374616E64696E67206D69615F747275655F636F73743D32206D69615F6C69655F636F73743D31206D69615F636F6E636564653D636F7374735F6F6E65206D69615F646F75626C655F616E793D6E6F206D69615F72657665616C733D6E6F20626C696E645F706173733D6F666620626C696E645F7265726F6C6C3D6F666620756E6465725F616E6E6F756E63696E673D69735F7472757468206A6F6B65725F33323D6F6666206C6966655F7265726F6C6C3D6F66662073686F775F62656C69657665643D6F6666206E6578745F737461727465723D646F75627465725F6F725F6E657874207475726E5F636C6F636B3D3029202D');
INSERT INTO "arrivals" VALUES(4,X'9C97B078386E77677877726D657237646532762ACF000001A0C46130E7A6706572736F6EA46976616EA3633431D92B6164642D73686172652027376237353364306564663434303837663236333938333730363239356162316197B078386E77677877726D657237646532762BCF000001A0C46130E7A66368616E6365C0C0AA647261772D6C6F74203297B078386E77677877726D657237646532762CCF000001A0C461471EA57365617433A46976616EA3633433A57368616B6597B078386E77677877726D657237646532762DCF000001A0C461471EA66368616E6365C0C0A766616C6C20343397B078386E77677877726D657237646532762ECF000001A0C4616208A57365617433A46976616EA3633435AB616E6E6F756E636520363597B078386E77677877726D657237646532762FCF000001A0C4617A83A57365617434A57461726173A3633436A762656C6965766597B078386E77677877726D6572376465327630CF000001A0C4617A83A66368616E6365C0C0A766616C6C20343297B078386E77677877726D6572376465327631CF000001A0C4618EE6A57365617434A57461726173A3633438AB616E6E6F756E636520323297B078386E77677877726D6572376465327632CF000001A0C4619761A57365617435A56F6C656E61A3633439A5646F75627497B078386E77677877726D6572376465327633CF000001A0C461A069A57365617435A56F6C656E61A3633530A57368616B6597B078386E77677877726D6572376465327634CF000001A0C461A069A66368616E6365C0C0A766616C6C20353197B078386E77677877726D6572376465327635CF000001A0C461B947A57365617435A56F6C656E61A3633532AB616E6E6F756E6365203632');
INSERT INTO "arrivals" VALUES(5,X'9897B078386E77677877726D6572376465327636CF000001A0C461C3F0A6706572736F6EA56F6C656E61A3633533D942736179205768617425323061253230726F6C6C2C2532302544312538392544302542352532302544302542312532302544302542462544302542302544302542412197B078386E77677877726D6572376465327637CF000001A0C461E9EFA57365617431A46E696E61A3633534A5646F75627497B078386E77677877726D6572376465327638CF000001A0C46204BFA57365617431A46E696E61A3633535A57368616B6597B078386E77677877726D6572376465327639CF000001A0C46204BFA66368616E6365C0C0A766616C6C20343497B078386E77677877726D657237646532763ACF000001A0C46216F9A57365617431A46E696E61A3633537AB616E6E6F756E636520363497B078386E77677877726D657237646532763BCF000001A0C4621D85A57365617432C0C0A5646F75627497B078386E77677877726D657237646532763CCF000001A0C46235F0A57365617433A46976616EA3633539A57368616B6597B078386E77677877726D657237646532763DCF000001A0C46235F0A66368616E6365C0C0A766616C6C203532');
CREATE TABLE bans (
    kind TEXT NOT NULL, who TEXT NOT NULL, until INTEGER, PRIMARY KEY (kind, who)
) WITHOUT ROWID;
INSERT INTO "bans" VALUES('address','192.0.2.7',NULL);
CREATE TABLE codes (
    code TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, until INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "codes" VALUES('MEND','table','x8nwgxwrmer7de2v',1800000000000);
CREATE TABLE games (
    "table" TEXT NOT NULL, game INTEGER NOT NULL, first INTEGER NOT NULL, settled INTEGER,
    PRIMARY KEY ("table", game)
) WITHOUT ROWID;
INSERT INTO "games" VALUES('63q2as6ve7byn6uy',1,17,NULL);
INSERT INTO "games" VALUES('fd9rdfzw98xwzdhd',1,7,NULL);
INSERT INTO "games" VALUES('x8nwgxwrmer7de2v',1,16,36);
INSERT INTO "games" VALUES('x8nwgxwrmer7de2v',2,41,NULL);
CREATE TABLE lines (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',1,1790002000000,'person','olena',NULL,'open french_poker brisk (edition=1 tokens=3 straights=high kickers=none general_claims=yes must_reroll=yes blind_pass=no top_claim=doubt_or_concede ones=plain faces=pips scoring=tokens ends_when=first_out next_starter=loser turn_clock=0) odds');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',2,1790002000000,'person','olena',NULL,'sit %D0%9E%D0%BB%D0%B5%D0%BD%D0%B0');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',3,1790002002735,'person','taras','c2','sit %D0%A2%D0%B0%D1%80%D0%B0%D1%81');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',4,1790002005388,'person','ivan','c3','sit Ivan');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',5,1790002008893,'person','olena','c4','add-bot truthful');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',6,1790002009204,'person','taras','c5','bind-share d41f0beba73c276b69da8e2a503775fb61c806c02f1e54beae7f526397eb87d0');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',7,1790002011322,'person','olena','c6','add-bot random Flora');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',8,1790002012657,'person','olena','c7','set-table (settings yes yes yes yes normal no yes)');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',9,1790002016225,'person','olena','c8','set-table (settings yes yes yes no normal no yes yes yes no yes)');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',12,1790002021975,'person','taras','c11','wear fox');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',14,1790002024839,'person','olena','c13','silence ivan yes');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',15,1790002025542,'person','olena','c14','remove 3');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',16,1790002027351,'person','prog1','c15','sit Deep yes');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',17,1790002028548,'person','olena','c16','begin (edition=1 tokens=3 straights=high kickers=none general_claims=yes must_reroll=yes blind_pass=no top_claim=doubt_or_concede ones=plain faces=pips scoring=tokens ends_when=first_out next_starter=loser turn_clock=0) -');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',18,1790002030620,'person','taras','c17','add-share ''60eb793664d02124f08d13ad628c5c60');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',19,1790002030620,'chance',NULL,NULL,'draw-lot 1');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',20,1790002033591,'seat2','taras','c19','shake');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',21,1790002033591,'chance',NULL,NULL,'fall 6');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',22,1790002033591,'chance',NULL,NULL,'fall 1');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',23,1790002033591,'chance',NULL,NULL,'fall 5');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',24,1790002033591,'chance',NULL,NULL,'fall 3');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',25,1790002033591,'chance',NULL,NULL,'fall 5');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',26,1790002038923,'seat2','taras','c25','announce 6666');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',27,1790002047579,'seat3','ivan','c26','doubt');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',28,1790002054391,'seat2','taras','c27','shake');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',29,1790002054391,'chance',NULL,NULL,'fall 6');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',30,1790002054391,'chance',NULL,NULL,'fall 6');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',31,1790002054391,'chance',NULL,NULL,'fall 5');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',32,1790002054391,'chance',NULL,NULL,'fall 1');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',33,1790002054391,'chance',NULL,NULL,'fall 5');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',34,1790002054917,'seat2','taras','c33','announce 3');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',35,1790002055152,'seat3','ivan','c34','doubt');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',36,1790002061993,'seat3','ivan','c35','shake');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',37,1790002061993,'chance',NULL,NULL,'fall 2');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',38,1790002061993,'chance',NULL,NULL,'fall 5');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',39,1790002061993,'chance',NULL,NULL,'fall 3');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',40,1790002061993,'chance',NULL,NULL,'fall 1');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',41,1790002061993,'chance',NULL,NULL,'fall 6');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',43,1790002068100,'seat3','ivan','c42','announce 4');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',44,1790002069858,'seat4',NULL,NULL,'believe');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',45,1790002078630,'seat4',NULL,NULL,'keep-hidden (2 4)');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',46,1790002078630,'chance',NULL,NULL,'fall-open 4');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',47,1790002078630,'chance',NULL,NULL,'fall-open 2');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',48,1790002078630,'chance',NULL,NULL,'fall-open 1');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',49,1790002080401,'seat4',NULL,NULL,'announce 6');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',50,1790002087215,'seat5','prog1','c49','doubt');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',51,1790002090774,'seat5','prog1','c50','shake');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',52,1790002090774,'chance',NULL,NULL,'fall 3');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',53,1790002090774,'chance',NULL,NULL,'fall 3');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',54,1790002090774,'chance',NULL,NULL,'fall 4');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',55,1790002090774,'chance',NULL,NULL,'fall 4');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',56,1790002090774,'chance',NULL,NULL,'fall 5');
INSERT INTO "lines" VALUES('63q2as6ve7byn6uy',57,1790002098426,'seat5','prog1','c56','announce 33');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',1,1790003000000,'person','olena',NULL,'open sword_of_lies house (edition=2 cards=4 lowest_rank=2 decks=1 min_buy_in=200 max_buy_in=0 rebuys=yes trade_limit=0 limit=fixed_limit big_blind=2 small_blind=0 ante=20 fixed_raises=4 rake=0 rake_cap=0 dealer_button=no reveal=in_turn fold_cards=face_down may_hold=no any_target=no triple_attack=no hard_shields=no shield_side=no deals=4 negotiation_clock=120 turn_clock=0) random');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',2,1790003000000,'person','olena',NULL,'sit %D0%9E%D0%BB%D0%B5%D0%BD%D0%B0');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',3,1790003001947,'person','taras','c2','sit %D0%A2%D0%B0%D1%80%D0%B0%D1%81');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',4,1790003004296,'person','ivan','c3','sit Ivan');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',5,1790003007716,'person','olena','c4','add-bot random');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',6,1790003009685,'person','taras','c5','bind-share a54854169f66f199543f8138be569a8f1adad15446a2f3c497ec3762c5e1d3a1');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',7,1790003012589,'person','olena','c6','begin (edition=2 cards=4 lowest_rank=2 decks=1 min_buy_in=200 max_buy_in=0 rebuys=yes trade_limit=0 limit=fixed_limit big_blind=2 small_blind=0 ante=20 fixed_raises=4 rake=0 rake_cap=0 dealer_button=no reveal=in_turn fold_cards=face_down may_hold=no any_target=no triple_attack=no hard_shields=no shield_side=no deals=4 negotiation_clock=120 turn_clock=0) (200 200 200 200)');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',8,1790003014987,'person','taras','c7','add-share ''3ffaa925bfb25a74f6a42bbbb10785f7');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',9,1790003014987,'chance',NULL,NULL,'deal ''7h');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',10,1790003014987,'chance',NULL,NULL,'deal ''4h');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',11,1790003014987,'chance',NULL,NULL,'deal Ah');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',12,1790003014987,'chance',NULL,NULL,'deal ''5h');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',13,1790003014987,'chance',NULL,NULL,'deal Qh');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',14,1790003014987,'chance',NULL,NULL,'deal Jd');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',15,1790003014987,'chance',NULL,NULL,'deal Ts');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',16,1790003014987,'chance',NULL,NULL,'deal ''4d');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',17,1790003014987,'chance',NULL,NULL,'deal ''3c');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',18,1790003014987,'chance',NULL,NULL,'deal Qs');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',19,1790003014987,'chance',NULL,NULL,'deal ''6h');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',20,1790003014987,'chance',NULL,NULL,'deal ''6d');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',21,1790003014987,'chance',NULL,NULL,'deal ''6c');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',22,1790003014987,'chance',NULL,NULL,'deal ''7c');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',23,1790003014987,'chance',NULL,NULL,'deal ''2s');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',24,1790003014987,'chance',NULL,NULL,'deal ''2d');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',25,1790003014987,'chance',NULL,NULL,'turn-up ''8h');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',26,1790003014987,'chance',NULL,NULL,'turn-up ''5s');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',27,1790003014987,'chance',NULL,NULL,'turn-up ''3d');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',28,1790003014987,'chance',NULL,NULL,'turn-up Ac');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',29,1790003018358,'seat4',NULL,NULL,'offer-trade 2 0 1 81');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',30,1790003026559,'seat1','olena','c29','name-price 106 ''');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',31,1790003030254,'seat4',NULL,NULL,'withdraw');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',32,1790003033283,'seat1','olena','c31','offer-trade 2 2 1 159');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',33,1790003039279,'seat3','ivan','c32','name-price 165 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',34,1790003042227,'seat1','olena','c33','pay');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',35,1790003048230,'seat2','taras','c34','offer-trade 2 2 3 168');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',38,1790003059889,'seat3','ivan','c37','name-price 1 ''');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',39,1790003060005,'seat2','taras','c38','pay');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',40,1790003061999,'seat3','ivan','c39','offer-trade 2 1 1 280');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',41,1790003069708,'seat2','taras','c40','name-price 255 a');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',42,1790003070309,'person','taras','c41','leave');
INSERT INTO "lines" VALUES('fd9rdfzw98xwzdhd',43,1790003073014,'seat3','ivan','c42','withdraw');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',1,1790001000000,'person','olena',NULL,'open mia house (edition=1 order=standard doubles=sixes_high second=none ones_top=no announce=higher lives=1 display=lives scoring=lives rounds=20 score_increment=20 score_decrement=2 score_all=no ends_when=last_standing mia_true_cost=2 mia_lie_cost=1 mia_concede=costs_one mia_double_any=no mia_reveals=no blind_pass=off blind_reroll=off under_announcing=is_truth joker_32=off life_reroll=off show_believed=off next_starter=doubter_or_next turn_clock=0) odds');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',2,1790001000000,'person','olena',NULL,'sit %D0%9E%D0%BB%D0%B5%D0%BD%D0%B0');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',3,1790001000876,'person','taras','c2','sit %D0%A2%D0%B0%D1%80%D0%B0%D1%81');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',4,1790001003557,'person','ivan','c3','sit Ivan');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',5,1790001004350,'person','olena','c4','add-bot reader');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',6,1790001008214,'person','taras','c5','bind-share ''4689754c8b8b4ea449ec10bf3ac91a47dd761ec1d334fb764a00ca091332064c');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',7,1790001011642,'person','olena','c6','add-bot random Flora');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',8,1790001014030,'person','olena','c7','set-table (settings yes yes yes yes normal no yes)');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',9,1790001014588,'person','olena','c8','set-table (settings yes yes yes no normal no yes yes yes no yes)');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',12,1790001021421,'person','taras','c11','wear fox');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',14,1790001028561,'person','olena','c13','silence ivan yes');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',15,1790001032340,'person','olena','c14','remove 3');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',16,1790001034338,'person','olena','c15','begin (edition=1 order=standard doubles=sixes_high second=none ones_top=no announce=higher lives=1 display=lives scoring=lives rounds=20 score_increment=20 score_decrement=2 score_all=no ends_when=last_standing mia_true_cost=2 mia_lie_cost=1 mia_concede=costs_one mia_double_any=no mia_reveals=no blind_pass=off blind_reroll=off under_announcing=is_truth joker_32=off life_reroll=off show_believed=off next_starter=doubter_or_next turn_clock=0) -');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',17,1790001035534,'person','taras','c16','add-share ''9ba05c665c8c1c137e7e066d43d15b55');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',18,1790001035534,'chance',NULL,NULL,'draw-lot 2');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',19,1790001040165,'seat3','ivan','c18','shake');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',20,1790001040165,'chance',NULL,NULL,'fall 32');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',21,1790001040985,'seat3','ivan','c20','announce 21');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',22,1790001045053,'seat4',NULL,NULL,'doubt');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',23,1790001053444,'seat4',NULL,NULL,'shake');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',24,1790001053444,'chance',NULL,NULL,'fall 41');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',25,1790001053901,'seat4',NULL,NULL,'look');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',26,1790001058504,'seat4',NULL,NULL,'announce 21');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',27,1790001065703,'seat1','olena','c26','concede');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',29,1790001071656,'seat2','taras','c28','shake');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',30,1790001071656,'chance',NULL,NULL,'fall 53');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',31,1790001073056,'seat2','taras','c30','announce 11');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',32,1790001080287,'seat4',NULL,NULL,'believe');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',33,1790001080287,'chance',NULL,NULL,'fall 63');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',34,1790001085886,'seat4',NULL,NULL,'announce 66');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',35,1790001086923,'seat2','taras','c34','doubt');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',36,1790001086923,'table',NULL,NULL,'settle (-1/3 1 -1/3 -1/3) (3 1 4 2) d1530de869d3bad92bfd83660d822e43');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',37,1790001090667,'person','nina','c36','sit %D0%9D%D1%96%D0%BD%D0%B0');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',38,1790001091075,'person','olena','c37','arrange (4 3 2 1 0)');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',39,1790001091336,'person','olena','c38','set-table (settings yes yes yes yes normal no yes)');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',40,1790001092204,'person','ivan','c39','bind-share ''80213225cf06b0c8e64746bcc38b8d110ea655a160fc19d25ca67fbbcaf92079');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',41,1790001094904,'person','olena','c40','begin (edition=1 order=standard doubles=sixes_high second=none ones_top=no announce=higher lives=1 display=lives scoring=lives rounds=20 score_increment=20 score_decrement=2 score_all=no ends_when=last_standing mia_true_cost=2 mia_lie_cost=1 mia_concede=costs_one mia_double_any=no mia_reveals=no blind_pass=off blind_reroll=off under_announcing=is_truth joker_32=off life_reroll=off show_believed=off next_starter=doubter_or_next turn_clock=0) -');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',42,1790001098983,'person','ivan','c41','add-share ''7b753d0edf44087f263983706295ab1a');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',43,1790001098983,'chance',NULL,NULL,'draw-lot 2');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',44,1790001104670,'seat3','ivan','c43','shake');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',45,1790001104670,'chance',NULL,NULL,'fall 43');
INSERT INTO "lines" VALUES('x8nwgxwrmer7de2v',46,1790001111560,'seat3','ivan','c45','announce 65');
CREATE TABLE policies (name TEXT PRIMARY KEY, policy BLOB NOT NULL, at INTEGER NOT NULL);
INSERT INTO "policies" VALUES('mia 2.1 seats=2 lives=1',X'616E206F6C6420706F6C696379',1790000000000);
CREATE TABLE program_keys (
    key_hash BLOB PRIMARY KEY, person TEXT NOT NULL, owner TEXT NOT NULL, "table" TEXT,
    name TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "program_keys" VALUES(X'0404040404040404040404040404040404040404040404040404040404040404','prog1','olena','x8nwgxwrmer7de2v','Deep Liar',1790000000000,1790000000001);
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL,
    used INTEGER NOT NULL
, replaces BLOB) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'0101010101010101010101010101010101010101010101010101010101010101','taras',1790000000000,1790000000000,NULL);
INSERT INTO "sessions" VALUES(X'0202020202020202020202020202020202020202020202020202020202020202','olena',1790000000000,1790000000000,NULL);
INSERT INTO "sessions" VALUES(X'0303030303030303030303030303030303030303030303030303030303030303','olena',1790000500000,1790000500000,X'0202020202020202020202020202020202020202020202020202020202020202');
CREATE TABLE tables (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('63q2as6ve7byn6uy',X'F942A6C5CE3A0EF7CD1EF1A888250D08C937FEC485250A59915B2F5E212AA0AB','french_poker',1790002000000);
INSERT INTO "tables" VALUES('fd9rdfzw98xwzdhd',X'C2E43DFCC205BD44B08ABB8B201ABD54D62CB993A2036501FBDD217FB4C15FF1','sword_of_lies',1790003000000);
INSERT INTO "tables" VALUES('x8nwgxwrmer7de2v',X'A7DC38B8D8ADCDAD4A27F8C1A6CB185C5FC731978913654ABBD535FC5011DF96','mia',1790001000000);
CREATE TABLE talk (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
INSERT INTO "talk" VALUES('63q2as6ve7byn6uy',10,1790002019195,'person','nina','c9','say-phrase hello');
INSERT INTO "talk" VALUES('63q2as6ve7byn6uy',11,1790002021923,'person','taras','c10','say-phrase hello');
INSERT INTO "talk" VALUES('63q2as6ve7byn6uy',13,1790002024185,'person','ivan','c12','react laugh 0');
INSERT INTO "talk" VALUES('63q2as6ve7byn6uy',42,1790002063575,'person','taras','c41','say What%20a%20roll,%20%D1%89%D0%B5%20%D0%B1%20%D0%BF%D0%B0%D0%BA!');
INSERT INTO "talk" VALUES('fd9rdfzw98xwzdhd',36,1790003051960,'person','taras','c35','say What%20a%20roll,%20%D1%89%D0%B5%20%D0%B1%20%D0%BF%D0%B0%D0%BA!');
INSERT INTO "talk" VALUES('fd9rdfzw98xwzdhd',37,1790003053510,'person','ivan','c36','whisper 0 a%20word%20with%20you');
INSERT INTO "talk" VALUES('x8nwgxwrmer7de2v',10,1790001017068,'person','nina','c9','say-phrase hello');
INSERT INTO "talk" VALUES('x8nwgxwrmer7de2v',11,1790001018255,'person','taras','c10','say-phrase hello');
INSERT INTO "talk" VALUES('x8nwgxwrmer7de2v',13,1790001025400,'person','ivan','c12','react laugh 0');
INSERT INTO "talk" VALUES('x8nwgxwrmer7de2v',28,1790001068790,'person','taras','c27','say What%20a%20roll,%20%D1%89%D0%B5%20%D0%B1%20%D0%BF%D0%B0%D0%BA!');
CREATE TABLE visits (
    person TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (person, "table")
) WITHOUT ROWID;
INSERT INTO "visits" VALUES('ivan','63q2as6ve7byn6uy');
INSERT INTO "visits" VALUES('ivan','fd9rdfzw98xwzdhd');
INSERT INTO "visits" VALUES('ivan','x8nwgxwrmer7de2v');
INSERT INTO "visits" VALUES('nina','63q2as6ve7byn6uy');
INSERT INTO "visits" VALUES('nina','x8nwgxwrmer7de2v');
INSERT INTO "visits" VALUES('olena','63q2as6ve7byn6uy');
INSERT INTO "visits" VALUES('olena','fd9rdfzw98xwzdhd');
INSERT INTO "visits" VALUES('olena','x8nwgxwrmer7de2v');
INSERT INTO "visits" VALUES('prog1','63q2as6ve7byn6uy');
INSERT INTO "visits" VALUES('taras','63q2as6ve7byn6uy');
INSERT INTO "visits" VALUES('taras','fd9rdfzw98xwzdhd');
INSERT INTO "visits" VALUES('taras','x8nwgxwrmer7de2v');
CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX program_keys_of ON program_keys (owner);
CREATE UNIQUE INDEX codes_of ON codes (kind, target);
CREATE INDEX sessions_replacing ON sessions (replaces) WHERE replaces IS NOT NULL;
COMMIT;
PRAGMA user_version=8;
