/** Kinds of words, and abbreviations: what one line of synonyms can't say. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/,\s*/));

/** Properties of a thing, and what is done with it. */
export const attributes = words("price,how long,limit,rush,bring,ship,mail,packag,direction,sell,buy,print");

/** Subject of the label row that answers the term. */
export const rowKinds: ReadonlyMap<string, string> = new Map([
  ["price", "price"],
  ["how long", "time"],
  ["rush", "time"],
  ["hour", "time"],
  ["month", "time"],
  ["limit", "limit"],
  ["bring", "bring"],
]);

/** Terms that ask for nothing else beside a thing we don't list. */
export const incidental = words(
  "price,how long,limit,rush,hour,direction,sell,buy,saturday,sunday,weekend,locat,packag,custom,new,online,walk in,appointment,same day",
);

/** Terms in page names that don't identify a service. */
export const unnamed: ReadonlySet<string> = new Set([
  ...attributes,
  ...words("document,home,business,custom,digital,servic,page,plan,visit,measur,your,you,partner,area,rental"),
  ...words("profession,outlet,author,general,box,make"),
]);

/** Places in the US, and nearby towns without a page. */
export const [elsewhere, nearby] = ["another state", "nearby town"] as const;
export const negation = "not";

/** All stores' returns get the same answer. */
export const otherStore = "another store";
const stores = `adidas, apple, att, chewy, comcast, costco, dell, ebay, etsy, facebook, hp, hulu, lululemon, macys, marketplace,
mercari, nike, nordstrom, poshmark, qvc, samsung, shein, sony, spectrum, starlink, target, temu, tmobile, verizon, walmart,
wayfair, xfinity, zappos`;

export const determiners = words("a,an,the,my,your,our,his,her,their,this,that,any,no");

export const units = words("pound,inch,feet,foot,ounce,dollar");

/** Abbreviations, misspelled stop words and Spanish words. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  `u=you ur=your 2day=today 2morrow=tomorrow 2nite=tonight tonite=tonight nite=night rite=right wat=what wen=when wut=what hav=have thx=thanks wk=week wks=weeks pkgs=packages ya=you r=are rn=now n=and w=with plz=please thru=through lb=pounds lbs=pounds ft=feet oz=ounces yr=year
  yrs=years mo=month mos=months mon=monday tues=tuesday weds=wednesday thurs=thursday fri=friday sat=saturday sun=sunday
  appt=appointment appts=appointments hr=hour hrs=hours min=minutes mins=minutes wknd=weekend msg=message ph=phone fone=phone
  addr=address docs=documents twp=township biz=business intl=international xmas=christmas
  doc=document lamination=laminate caja=box cajas=boxes imprimir=print impresion=print palos=clubs
  impresiones=prints empacar=packing embalaje=packing domingo=sunday sabado=saturday lunes=monday viernes=friday
  hoy=today manana=tomorrow licencia=license enfermera=nurse tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);

const relatives = words(
  "son,daughter,mom,mother,dad,father,friend,brother,sister,kid,neighbor,boyfriend,girlfriend,boss,assistant,employee,coworker,parent,partner,grandma,grandson,nephew,aunt,uncle",
);

const states = `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii,
Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
North Dakota, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming`;

/** Regions that aren't abroad or have another meaning, like china. */
const isHome = /United|U\.S\.|Puerto|Guam|Samoa|Georgia|China|Jersey|Pseudo|Unknown|Euro|Outlying|Réunion|Jordan|Chad/;

/** Country names from the platform. */
function countries(): string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const all = letters.flatMap((first) => letters.map((second) => names.of(first + second) ?? "United"));
  return [...new Set(all.filter((name) => !isHome.test(name)).flatMap((name) => name.split(/ & | \(|\)| - /)))].filter(
    Boolean,
  );
}

export const kinds = (): string[] => [
  `abroad, ${countries().join(", ")}`,
  `${elsewhere}, ${states}`,
  `${otherStore}, ${stores}`,
  `husband, ${[...relatives].flatMap((person) => [`can my ${person}`, `let my ${person}`]).join(", ")}`,
];
