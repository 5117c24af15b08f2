/*
 * Words that people add around the thing they look for. They are understood, but mean no card by
 * themselves.
 */

const grammarWords =
  'a an the this that these those for of and or to in on with at by as from about into after before so ' +
  'our your its it his her their my mine we you i he she they them us me him is are was were be am been ' +
  'hes shes theres heres whos im ive weve were youre theyre id il ill well do does did dont can could would will wont should may ' +
  'might must have has had having get gets getting got going go goes gone went come coming make making ' +
  'made send sending give giving want wants need needs looking look like find show write writing say ' +
  'said what whats which who whose when where why how there here just very really too also not no yes if ' +
  'out up all any some every each more most much many own other another one ones next last'

const greetingWords =
  'happy merry wishes wish wishing wished picture pictures pic pics image images photo template templates ' +
  'online design designs designer make maker free freilichen freilechen freilichn lichtigen lichtige gutn ' +
  'gut git guten gutten gute good best great nice beautiful lovely cute funny elegant modern simple classy ' +
  'pretty special personal personalized custom message messages text texts note notes words quote quotes ' +
  'sayings saying idea ideas example examples sample blank new newest jewish judaica kosher dear love from ' +
  'blessing blessings bless regards hello hi hey please far fun mit der die dos dem tzu tsu zu un oif ' +
  'zein zayn mein main mayn dein lekoved lekovod lekavod likvod kvod bechvod mazel tova tov celebration ' +
  'celebrating celebrate simcha simchas party event occasion everybody everyone family families ' +
  'mishpacha friend friends guests people gift gifts present presents note label labels download hd ' +
  'video videos film clip clips instagram facebook telegram email text sms today tonight tomorrow ' +
  'yesterday week month day days evening morning afternoon am pm time date year years ago soon now ' +
  'upcoming hall venue house home far at our hosting host hosted neue naye nai neier together ever forever spanish espanol french francais russian german deutsch ' +
  'portuguese italian en para por el la los las de del un una le les pour'

const hebrewWords =
  'א של את עם על אל לכבוד לרגל לקראת לכל כל כולם לכולם אני אנחנו אתה אתם שלי שלך שלנו שלכם לי לך לנו לכם ' +
  'כרטיס שמח שמחה שמחים מאוד יפה יפים חדש חדשה תמונה תמונות עיצוב בעיצוב איחולים איחול מאחלים מאחל ' +
  'ברוך השם בסד בעז הנני אנו זה זאת יש איך מה מי איפה צריך צריכה רוצה מחפש מחפשת בצבע צבע סגנון טקסט ' +
  'נוסח מכתב היום מחר הערב השבוע אחרי לפני גם או יום שלום ברכת לב מכל הלב טוב טובה טובים גוט גוטן גוטע ' +
  'פאר פון צו מיט און אויף דער די דאס דעם דאס מיין דיין זיין אונזער אייער פרייליכן ליכטיגן ליכטיגע ' +
  'איז זענען חינם בחינם לזוג זוג משפחה משפחת המשפחה חברים חבר חברה שכנים בית אולם באולם מתנה מתנות מתנתך שי ספרדית צרפתית רוסית'

const relatives =
  'mother father mom moms dad dads mommy mommys mama mame mamme mamma tatty tattys tati tateh tate totty tottie ' +
  'ta abba aba ima imma mum mummy daddy parents parent sister sisters brother brothers sibling siblings ' +
  'uncle aunt auntie tante feter cousin cousins nephew nephews niece nieces einikel eynikel eniklach einiklach ' +
  'grandchild grandchildren grandparents grandma grandmother grandmothers grandpa grandfather granny grandpa ' +
  'bubby bubbie bobe bobby bubbe babi babby savta saba sabta zeidy zaidy zaide zeide zeyde abuela abuelo nieto ' +
  'shver shviger shvigger shvugger shvogger mechutan mechutanim mechuten machatunim wife wifes husband husbands ' +
  'spouse child inlaws fatherinlaw motherinlaw law step neighbor neighbors neighbour colleague coworker ' +
  'boss client clients customer customers employee employees worker workers office staff secretary rabbi ' +
  'rabbis rav rov rebbetzin rabbanit partner buddy chavrusa roommate couple lady man woman women men mr mrs ms ' +
  'dr prof reb harav ' +
  'אמא אבא הורים ההורים אחות אח אחים אחיות דוד דודה אחיין אחיינית נכדים סבא סבתא סבתות חם חמות ' +
  'מחותנים בעל אשה אישה ילד ילדה שכן שכנה מנהל בוס לקוחות עובדים עמיתים רב הרב רבי הרבנית רבנית ' +
  'טאטע טאטי טאטן מאמע מאמי מאמען ברודער שוועסטער באבע באבי זיידע זיידי שווער שוויגער אייניקל אייניקלעך ' +
  'פעטער מומע פלימעניק מאן ווייב מר גברת עמית'

const names =
  'aaron aharon arik aron abraham avraham avrohom avrumi avi abe adina ahuva akiva aliza alter amram ari aryeh ' +
  'asher atara aviva avigail ayala baila bayla baruch boruch binyomin benyamin binyamin benny berel beryl bella ' +
  'blimi blima bracha brocha breindy brenda bruria chaim chayim haim chaya chana channah chani channy chanie ' +
  'chananya chavi chava chesky cheskel dan daniel daniella dassy david dovid dovi dina devorah devora dvora ' +
  'dvoiry duvid eliezer elazar eliyahu eli elisheva elchonon efraim ephraim esther esty ester etty ezra faigy ' +
  'feige feigy fradel fraidy freida frimet gabriel gavriel gedalia gershon gitty gittel goldy golda henny hersh ' +
  'hershel hillel hindy hodaya ilana isaac yitzchok yitzchak itzik israel yisroel yisrael srulik sruly issac ' +
  'jacob joseph judah judy josh joshua kalman kayla leah leib leibish levi levy libby malka malky malkie mali ' +
  'manny meir meyer mendel mendy menachem menashe michael michal michoel miri miriam mirel mordechai mordche motty ' +
  'moshe moishe moishy moses mushka mindy naftali nachman nachum nechama nechemia nochum noa noam noson nussi ' +
  'perl perel pessy pinchas pinny rachel rochel ruchy ruchie rochy rafael raphael raizy raizel rebecca rivka ' +
  'rivky rifky rikki rifka rina roizy ruth ruvi reuven sara sarah sari sury suri shaina sheindy shani shaya ' +
  'shea shlomo shloime shloimy shmuel shmuli shmulik shimon shira shoshana shulem shalom simi simcha sima sam ' +
  'samuel sol solomon susan tamar tehila toby tova tovah tzipora tzippy tziporah tzvi hirsh uri uriel velvel ' +
  'yaakov yakov yankel yanky yankev yael yechezkel yechiel yehoshua yehuda yehudis yehudit yidel yitty yocheved ' +
  'yoel yoely joel yona yonah yonasan yonatan yosef yossi yosi yoseph zalman zalmy zev zissy zissel zelda ' +
  'cohen kohen katz goldberg friedman schwartz klein weiss gross stern levine rosenberg greenberg goldstein ' +
  'אהרן אברהם אבי אדל אסתר אריה אליהו אלי אליעזר אפרים בנימין ברוך בתיה גבריאל דבורה דוד דינה הדסה הלל ' +
  'זאב חוה חיה חיים חנה חני טובה יהודה יוסף יוסי יחיאל יעקב יענקל יצחק יונתן יהודית ירחמיאל ישראל ישי לאה לוי ' +
  'מאיר מיכל מיכאל מירי מרים מנחם מענדל מרדכי מושקא משה נועם נחמן נעמי נפתלי פייגא פנחס צבי ציפי רבקה רבקי ' +
  'רחל רחלי ריקי רות שמואל שמעון שלמה שלומי שרה שירה שרי תמר תהילה כהן פרידמן לוין'

const places =
  'brooklyn lakewood monsey jerusalem yerushalayim boro park borough williamsburg flatbush crown heights monroe ' +
  'kiryas joel new york ny nj nyc london manchester antwerp toronto montreal miami baltimore chicago los angeles ' +
  'cleveland passaic teaneck israel eretz bnei brak beit shemesh tel aviv haifa tzfas tsfat safed tiberias ' +
  'netanya ashdod modiin betar beitar elad uman paris melbourne johannesburg gateshead golders green five towns ' +
  'ירושלים ארץ בני ברק תל אביב חיפה צפת טבריה נתניה אשדוד מודיעין אלעד בית שמש ביתר לונדון ניו יורק ברוקלין'

const numberWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth two three four five six seven eight nine ' +
  'ten twenty thirty forty fifty sixty seventy eighty ninety hundred ' +
  'ראשון שני שלישי רביעי חמישי שישי שביעי שמיני עשר עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים מאה'

/** Words separated by spaces. */
export const plainWords = [
  grammarWords,
  greetingWords,
  hebrewWords,
  relatives,
  names,
  places,
  numberWords,
].join(' ')
