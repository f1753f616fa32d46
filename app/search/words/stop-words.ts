/** Words that mean nothing in a question to the store. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about actually after again ahead all already also am an and any anybody anyone anything anyway are as ask asked at
  away back be because been before being best bit but by call came can come comes coming could couldnt
  day days did do does doing done down during each either else enough elsewhere etc even ever every everything exactly
  few find for found from get gets getting give gives go goes going gonna good got gotta had happen happened happens has hasnt have
  havent having he hello help her here hers hey hi him his how however i ideally idk if ill im in into is it its
  itself ive just kind know last less let lets like little ll long look looks looking lot lots made make makes making many
  may maybe me mean might mine more most much must my myself name near nearby nearest need needed needs new next no
  now of off ok okay on once one ones only onto or other our ours out over own people per place places please pls put
  possible quick quickly quite re really right safe safely said same say says see set shall she should
  show since so some somebody someone something somewhere soon sort still store stuff such sure take taken takes taking tell telling tells than
  thank thanks that thats the their them then there theres these they theyre thing things think this those through to today
  told tomorrow tonight too tried try trying two under until up upon us use used using versus very via vs
  wanna want wanted wants was wasnt way ways we well were weve what whats when where wheres whether which while who whole whom whos
  whose why will with within work works would wouldnt yes yet you youd youll your youre yours yourself
  allow allowed accept accepts available availability bought business carry do friendly located offer offered offering
  offers provide provides purchased service services shop able yall tmrw folks guys gimme lemme lookin gotten em stuff tomm tmr rly pls
  automatically straight directly gave currently immediately normally probably usually
  asap aunt boss brother cousin coworker dad daughter father folks friend friends grandma grandmas grandpa grandparents
  granddaughter grandson guys kid kids maam mom mother mum nephew niece sir sister son uncle ohio oh township
  de del el en la las los mi para por que quiero necesito puedo se un una unos unas y yo
  figure hola gracias buenos buenas dias
  d m s t u ve`
    .split(/\s+/)
    .filter(Boolean),
);
