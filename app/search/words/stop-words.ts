/** These say nothing in a question to the store, whatever their ending. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about actually after again ahead all already also am an and any anybody anyone anything anyway are as ask at away back be
  because been before being best bit but by call came can come could couldnt day did do does doing done down during each
  either else enough elsewhere etc even ever every everything exactly few find for found from get give go goes going gonna
  good got gotta had happen has hasnt have havent he hello help her here hey hi him his how however i ideally idk if ill im in
  into is it its itself ive just kind know last less let like little ll long look lot made make many may maybe me mean might
  mine more most much must my myself name near nearby nearest need new next no now of off ok okay on once one only onto or
  other our out over people per place please pls put possible quick quickly quite re really right safe safely said same say
  see set shall she should show since so some somebody someone something somewhere soon sort still store stuff such sure take
  taken tell than thank that the their them then there these they theyre thing think this those through to today told tomorrow
  tonight too tried try two under until up upon us use used using versus very via vs wanna want was wasnt way we well were
  weve what when where whether which while who whole whom whose why will with within work would wouldnt yes yet you youd youll
  your youre yourself allow accept available availability bought carry friendly located offer provide provides
  purchased service services shop able yall tmrw folks guys gimme lemme lookin gotten em tomm tmr rly automatically straight
  directly gave currently immediately normally probably usually asap aunt boss brother cousin coworker dad daughter father
  friend grandma grandpa grandparents granddaughter grandson kid maam mom mother mum nephew niece sir sister son uncle ohio oh
  township de del el en la las los mi para por que quiero necesito puedo se un una unos y yo figure hola gracias buenos buenas
  dias d m s t u ve`
    .split(/\s+/)
    .filter(Boolean),
);
