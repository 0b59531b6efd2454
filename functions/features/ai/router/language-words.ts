/** Words that few sentences of a language go without, besides those that are English words too. */
export const FUNCTION_WORDS = {
  german:
    'der das ein eine einen einem einer ist sind bin habe hat haben ich du er sie wir ihr mich mir mein meine meinen meiner meinem dein deine und oder nicht kein keine was wie wo wann wer warum welche welcher welches für mit von zu zum zur auf bei nach über aus noch schon gibt es kann kannst soll können bitte viele neue neuen zeig zeige suche finde hallo danke guten tag sich auch nur als ob wenn dass gesperrt davon nächste nächstes nächster',
  french:
    'le les un une des du de la est sont suis ai je tu il elle nous vous ils mon ma mes ton ta tes votre vos notre nos et ou ne pas que qui quoi quel quelle quels quelles où quand comment pourquoi combien pour avec dans sur chez au aux ce cette ces plus bonjour merci avez avons peux peut puis trouve trouver montre quelles prochain prochaine y il-y',
  spanish:
    'el los las un una unos unas del de la es son soy está están tengo tiene hay yo tú él ella mi mis tu tus su sus y o no que qué quién cuál cuáles dónde cuándo cómo cuánto cuántos cuántas por para con en al lo más hola gracias puedo puedes quiero busco busca muéstrame buenos días próxima próximo nuevos nuevas sin',
  italian:
    'il lo gli un una uno dei delle degli della del di è sono ho hai ha io tu lui lei noi mio mia miei mie tuo tua e o non che chi cosa quale quali dove quando come perché quanto quanti quante per con in da su al alla nel nella più ciao grazie posso puoi voglio cerco cerca mostrami ci prossimo prossima nuovi nuove buongiorno',
  portuguese:
    'o os as um uma do da dos das de é são sou tenho tem há eu você ele ela meu minha meus minhas seu sua e ou não que quem qual quais onde quando como quanto quantos quantas porque por para com em no na nos nas mais olá obrigado obrigada posso pode quero procuro mostre mim vagas próxima próximo novas novos bom dia estão está',
  dutch:
    'de het een is zijn ben heb heeft hebben ik jij je hij zij wij mijn jouw uw en of niet geen wat hoe waar wanneer wie waarom welke voor met van naar op bij over uit nog al er kan kunt moet mag graag veel nieuwe nieuw zoek vind toon hallo dank goedemorgen ook maar als dat deze dit volgende',
  swedish:
    'en ett är har jag du han hon vi min mitt mina din och eller inte vad hur var när vem varför vilka vilken för med av till på hos om finns kan ska snälla många nya hej tack det den som att nästa mig några',
  danish:
    'en et er har jeg du han hun vi min mit mine din og eller ikke hvad hvordan hvor hvornår hvem hvorfor hvilke hvilken for med af til på hos om kan skal mange nye hej tak det den som at næste mig nogle ny finnes finn meg hva når noen',
  polish:
    'jest są mam ma mamy ja ty on ona my mój moja moje moich twój i lub nie co jak gdzie kiedy kto dlaczego który która które jakie jaki ile dla z ze od do na w we po przy czy mogę może proszę nowe nowych cześć dzień dobry dziękuję się też tylko to następne następny mnie',
  turkish:
    'bir bu şu ve veya değil ne nasıl nerede zaman kim neden hangi kaç için ile var yok mı mi mu mü ben sen o biz benim senin bana lütfen yeni merhaba teşekkürler daha çok en göster bul adayımız işler iş mülakatım',
  czech:
    'je jsou mám má máme já ty on ona my můj moje mé tvůj a nebo ne co jak kde kdy kdo proč který která které jaké kolik pro s se z od do na v ve po při mohu může prosím nové nových ahoj dobrý den děkuji také jen to další mi',
  romanian:
    'este sunt am are avem eu tu el ea noi meu mea mei mele tău și sau nu ce cum unde când cine care cât câți câte pentru cu din la pe în de mai noi bună mulțumesc pot poți vreau caut arată următorul următoarea o un',
  hungarian:
    'egy van vannak nincs én te ő mi az és vagy nem mit mi hogyan hol mikor ki miért melyik mely hány kérem új szia köszönöm is csak meg hogy következő nekem mennyi milyen vannak-e',
  finnish:
    'on ovat olen minä sinä hän me minun sinun ja tai ei mitä mikä miten missä milloin kuka miksi mitkä kuinka monta varten uusi uusia hei kiitos myös vain että seuraava minulla onko voinko etsi näytä',
  indonesian:
    'yang ini itu adalah ada tidak saya aku kamu anda dia kami kita dan atau apa apakah bagaimana di mana kapan siapa mengapa berapa untuk dengan dari ke pada bisa tolong baru halo terima kasih juga cari lowongan magang',
  vietnamese:
    'tôi bạn có không là và hoặc gì như thế nào ở đâu khi ai tại sao bao nhiêu cho với từ đến của mới xin chào cảm ơn những các một việc làm',
  catalan:
    'els les una uns unes és són tinc té hi ha jo meu meva meus i o no què qui quin quina quins on quan com quant per amb més hola gràcies puc vull cerca',
  swahili:
    'ni na ya wa kwa katika mimi wewe yeye sisi yangu nini vipi wapi lini nani gani ngapi kazi tafadhali asante habari nina kuna',
  tagalog:
    'ang ng mga sa ko mo ako ikaw siya kami ano paano saan kailan sino bakit ilan para may wala po salamat kumusta trabaho',
} as const;

/** Words that few English sentences go without. */
export const ENGLISH_WORDS =
  'the a an is are was were am do does did have has had i you he she it we they my your his her its our their me us them and or not no what which who when where why how for with from to of on at by about any this that these those there can could should would will please show find tell give get want need new if but so as up out be been some all more most many much next';
