/** Words that buyers add to the goods they look for; left out where another word is left. */
export const fillWords = new Set(
  `a an and the of in for from with to by per kg kgs gm gms g lb lbs bag bags carton cartons box boxes ton tons
  price prices rate buy best quality wholesale supplier suppliers dubai uae import export trading
  fresh frozen chilled organic imported mixed mix assorted طازج طازجة مجمد مجمدة
  ki ka ke ko wala aur و في من के की का और کی کا کے اور`.split(/\s+/),
);
