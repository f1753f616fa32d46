/** Abbreviations and Spanish words that people type for one of ours. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  `u=you ur=your 2day=today 2morrow=tomorrow 2nite=tonight tonite=tonight nite=night rite=right wat=what wen=when wut=what hav=have thx=thanks wk=week wks=weeks pkgs=packages ya=you r=are rn=now n=and w=with plz=please thru=through lb=pounds lbs=pounds ft=feet oz=ounces yr=year
  yrs=years mo=month mos=months mon=monday tues=tuesday weds=wednesday thurs=thursday fri=friday sat=saturday sun=sunday
  appt=appointment appts=appointments hr=hour hrs=hours min=minutes mins=minutes wknd=weekend msg=message ph=phone fone=phone
  addr=address docs=documents biz=business intl=international xmas=christmas
  doc=document paperwork=document lamination=laminate caja=box cajas=boxes imprimir=print impresion=print palos=clubs
  impresiones=prints empacar=packing embalaje=packing domingo=sunday sabado=saturday lunes=monday viernes=friday`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);
