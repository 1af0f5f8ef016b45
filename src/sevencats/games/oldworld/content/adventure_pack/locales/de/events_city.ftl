# Ereignisse des Abenteuerpakets, die in Städten beginnen.

event-57-title = In Sachen Radek
event-57-intro = Die Kornhalle von Wyzima ist voll. Die Gesellschaft hat einen Sarg mitgebracht, zum Beweis, dass er nicht darin liegt. Radek hat seine Witwe mitgebracht; sie schwört, er sei ihr seit dem Leichenschmaus zu nichts mehr nütze, und das beweise es ja. Der Vorsitzende ist neunzig und entweder eingeschlafen oder vorausgegangen. Man ruft dich auf, im sauberen Kragen.
event-57-a = Schwören und ihn prüfen lassen.
event-57-a-result = Das Gericht nimmt deinen Eid an und ordnet die übliche Probe an; einem Toten macht sie ja nichts. Man bringt eine Kerze und eine Nadel. Dann geht der Gerichtsdiener, der Radek von früher kennt, noch einmal hinaus und schickt in die Küche.
event-57-b = Einen Vergleich beantragen.
event-57-b-result = Am Abend ist man sich einig: Radek schuldet der Gesellschaft alles, zahlbar bei seinem Tod. Alle sind zufrieden. Erst auf der Treppe bleibt ein Gläubiger stehen und beginnt, an den Fingern zu rechnen. Da haben beide Seiten deine Auslagen schon bezahlt.

event-58-title = Die Bratenprobe
event-58-intro = Die Kerze macht ihm nichts. Die Nadel macht ihm nichts, obwohl ihm die Augen feucht werden. Dann trägt man den Braten herein, mit Kruste, und hält ihn ihm unter die Nase, und ganz Wyzima beugt sich vor, um zu sehen, ob der Tote schluckt. Radek sieht zur Decke. In die Stille hinein sagt sein Magen ein einziges, langes und recht deutliches Wort.
event-58-band-1 = »Er lebt!«, schreit die Gesellschaft und stürzt auf ihn zu. Du bringst ihn durchs Fenster hinaus, samt Braten, und es kostet dich, was du in der Hand hattest. Hinter dem Speicher teilt er die Kruste mit dir. Zur Sicherheit ist er noch einmal gestorben.
event-58-band-2 = »Gase«, sagst du fachkundig. Das Gericht hat genug Sommer erlebt, um zu nicken. Die Klage wird abgewiesen, dein Honorar kommt aus der Einlage der Gesellschaft, und der Braten geht zu den Kosten.
event-58-band-3 = Von dem Ton erwacht der Richter, hält ihn für das Urteil und unterschreibt. Niemand wagt ihn zu berichtigen. Radek ist tot durch Beschluss, in allen Provinzen und für immer; du wirst auf der Stelle bezahlt; und dann gibt es, wie versprochen, Mittagessen, bis man die Lampen anzündet.

event-59-title = Der Wettstreit von Beauclair
event-59-intro = Unter den Sonnensegeln von Beauclair singen zuerst die Studenten, mit den Flügeln, und Damen weinen in die Melonen. Dann tritt Tibor vor, mit noch zwei Saiten. Er singt, wie es war: der Schlamm, das Warten, der Lohn. In der Mitte verliert er den Text, weil er wahr ist und so viele Leute da sind. Er sieht zu dir herüber. Den Rest wirst du ihnen zeigen müssen.
event-59-band-1 = Das Eine, das du gut kannst, zeigst du ihnen, und die Melonen fallen um. In Beauclair ist man höflich, und ein kleiner Preis ist für alle da. Tibor gibt dir deine Hälfte und sieht beim Zählen auf seine Schuhe.
event-59-band-2 = Du gehst den Kampf durch, wie er war, im Sand, ganz allein, und Tibor findet an deinen Füßen die Melodie wieder. Ein Triumph ist es nicht. Aber hinten stehen die alten Soldaten auf, einer nach dem anderen, und danach geben sie, was sie bei sich haben.
event-59-band-3 = Als du fertig bist, weint niemand, und niemand rührt sich, bis irgendwo ein Glas umfällt. Tibor lässt den letzten Ton allein gehen. Er bekommt die goldene Feder und du den Beutel. Was du ihnen gezeigt hast, verstehst du nun selbst.

event-60-title = Die Knopfform
event-60-intro = Der Hausierer wohnt in einer Höhle, und die Glocke auch. Gestohlen hat er sie nicht, sagt er. Eines Abends war sie da und bat ihn, sie in Stücke zu schmelzen, kleine, damit sie herumkommt und Leute sieht. Er hat ein Feuer, einen Löffel und eine Form für Knöpfe, und beide Hände sind verbrannt. »Sie ist es so müde, geläutet zu werden«, sagt er. »Sie möchte einmal getragen werden.«
event-60-a = Die Glocke in eine richtige Schmiede bringen.
event-60-a-result = Zu zweit und mit seinem Maultier braucht ihr den ganzen Tag. Den Weg hinab summt sie wie jemand auf einem Ausflug. Am Wasser, sagt der Hausierer, gibt es eine Schmiede, die macht Anker. Die wissen, was es heißt, wenn etwas halten muss.
event-60-b = Die Glocke begraben.
event-60-b-result = Bis zum Morgen gräbst du. Sie wehrt sich nicht. Sie summt nur tiefer, je mehr Erde darauf liegt, bis du es in den Fersen spürst und sonst nirgends, und da ist es geblieben: Was an dir schwankte, steht. Der Hausierer schläft zwei Tage.

event-61-title = Die Ankerschmiede
event-61-intro = Die Ankerschmiede haben für Walfänger gegossen und für Könige und wundern sich nicht leicht. In einer Nacht schmelzen sie alles ein. Solange die Bronze fließt, ist sie still, und die Männer merken, dass sie die Mützen abgenommen haben. »Was soll es werden?«, fragt der Meister. Du streckst den Arm aus. Er misst ihn mit einer Schnur, vom Handgelenk zum Ellbogen, und hält die Schnur ans Ohr.
event-61-result = Es ist ein Faustschild mit einem Rand wie bei einer Glocke. Er läutet nicht; er stimmt ein. Sooft du mit ihm ausweichst, ist zwischen dir und der Welt ein wenig mehr Schild, als du gedacht hast. Du glaubst, er hat gern Gesellschaft.

event-62-title = Die Seite
event-62-intro = Im dunklen Vorderzimmer hängt das Hauptbuch. Die Seite findest du am Geruch von Kampfer: ein Schnupfen, irrtümlich zurückgegeben; und darüber, in derselben sauberen Schrift, was er ihnen sonst noch verkauft hat, als er jung war. Es ist eine lange Liste. Die Stimme seiner Mutter. Eine Art, die Treppe hinunterzulaufen. Der Name eines Hundes. Unten hat schon jemand mit Bleistift einen Strich gezogen.
event-62-a = Die ganze Seite herausreißen.
event-62-a-result = Sie löst sich mit einem Laut wie Tuch, und im ganzen Haus gehen die Türen auf. Du nimmst das Dach und bist nicht mehr heil, als du unten ankommst. Am Morgen findet er dich. Er ist die Treppe hinuntergelaufen, sagt er, und gefallen. Er lacht und gibt dir das Ersparte von vierzig Jahren und sieht kaum hin.
event-62-b = Den Schnupfen herausreißen und nicht mehr.
event-62-b-result = Es ist ein Streifen, schmal wie ein Finger, und niemand hört es. Er dankt dir mit belegter Stimme. Solange der Schnupfen dauert, tut er noch eins: Er schlägt deinen Namen nach und streicht eine Zeile durch, die dort stand, ehe du laufen konntest. Etwas kommt zu dir zurück, das du nie vermisst hast.

event-63-title = Das Kornschiff
event-63-intro = Es kommt mit der Flut herein, ohne Lotsen, und macht von selber fest. Korn ist keines mehr darin. Die Ratten kommen zwei und zwei die Planke herunter, setzen sich am Kai in Reihen und sehen dich an. Ganz vorn sitzt eine sehr alte, weiße, mit einem Messingknopf an einem Faden um den Hals. Sie nimmt den Knopf ab, legt ihn dir vor die Füße und wartet.
event-63-a = Ihn umhängen und sie führen.
event-63-a-result = Kaum hängt er dir um den Hals, heben sich vierzigtausend Köpfe. Für seine Größe ist er schwer. Du tust einen Schritt, und der ganze Kai setzt sich in Bewegung. Dir fällt ein, dass niemand gesagt hat, wohin man sie zuletzt geführt hat.
event-63-b = Ihn in den Hafen werfen.
event-63-b-result = Er sinkt. Die Ratten sehen den Ringen nach, bis sie vergangen sind, dann sehen sie einander an und sind einfach Ratten. Der Hafenmeister bezahlt dich dafür, dass du anderswo gewesen bist. Bei Einbruch der Nacht sind die Katzen dreier Grafschaften unterwegs.

event-64-title = Vierzigtausend
event-64-intro = Sie folgen dir aus dem Hafen und das Tal hinauf, mit einem Geräusch wie Regen auf einem Dach von einer Meile. Wohin du siehst, steht Korn, und sie sehen auch hin. Bauern treten mit Gabeln vor die Tür. Eine alte Frau ruft, was du mit denen vorhast, und bis zur nächsten Biegung solltest du es wissen. Sie tun, was du denkst. Und gefrühstückt hast du nicht.
event-64-band-1 = Du denkst an Brot, nicht länger als einen Atemzug. Es kostet ein Dorf die Ernte und dich, was du in der Hand hattest, als du den Knopf abrissest. Sie zerstreuen sich in die Hecken. Die alte Frau hebt ihre Gabel auf. Das Erklären überlässt du ihr.
event-64-band-2 = Du denkst an nichts, so fest du kannst, bis zum Ödland unter den Klippen, und dort nimmst du den Knopf ab. Sie gehen in die Erde. Auf dem Rückweg siehst du, was unter diesen Klippen sonst noch ein und aus geht, und zu welcher Stunde.
event-64-band-3 = Du denkst an Quist. Am nächsten Abend sitzen sie in Reihen vor dem Zunfthaus; er legt, wie es die Satzung will, mit zitternder Hand eine auf den Tisch und bittet die anderen zu gehen. Sie gehen. Die Zunft bezahlt dir alle.
event-64-band-4 = Du denkst an das Meer, an ein Schiff voll Korn, an eine Küste ohne Katzen, und bringst sie dazu, es auch zu denken. Sie gehen wieder an Bord, und das Schiff läuft aus. Das Tal zahlt in Silber. Vierzigtausend Willen hast du in einer Hand gehalten und sie wieder hingelegt.

event-65-title = Janek, zweimal entlassen
event-65-intro = Er hat sich eine Hütte gebaut, einen Herd und aus Gewohnheit ein Schilderhaus, und in dem steht er. Er habe nachgedacht, sagt er. Er ist tot, also kann ihn niemand umbringen; er ist desertiert, also kann ihm niemand befehlen. Beim Heer hat er eine einzige Sache gelernt, die zu etwas taugt. Er hat sie mit der falschen Hand gelernt. Er täte sie lieber für jemanden als für niemanden.
event-65-result = Er kommt mit, in einiger Entfernung, und tut, was er will. Aber wenn du fast am Ende bist und deine Hand so gut wie leer, tritt er hervor, wo immer er war, und schlägt einmal zu, auf der Seite, wo es nichts erwartet.
