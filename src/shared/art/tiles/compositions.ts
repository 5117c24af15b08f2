import type { LayoutName } from './layouts.ts'
import type { BackdropName, TileKind } from './mosaic.ts'
import type { GroundName } from './palettes.ts'

export interface Composition {
  layout: LayoutName
  hero: TileKind
  /** Only in layouts with two large pictures. */
  second?: TileKind
  /** Only in layouts of letters: a word of as many letters. */
  word?: string
  /** Ground of the large pictures, if no neighbour has it; default chosen by the seed. */
  ground?: GroundName
  /** Background of the large pictures. */
  backdrop?: BackdropName
  /** Kinds of the small tiles from the top left, repeated. */
  small: readonly TileKind[]
}

/** The compositions of the family, by motif. */
export const compositions = {
  'four-kinds': {
    layout: 'ledger',
    hero: 'lulav',
    small: list(
      'schach esrog leaf arcs grapes sprig sun pomegranate leaf wheat schach esrog arcs fig',
    ),
  },
  hoshanos: {
    layout: 'canopy',
    hero: 'hoshanos',
    backdrop: 'mural',
    ground: 'lemon',
    small: list('leaf waves sprig drops sun arcs leaf hills buds'),
  },
  sukkah: {
    layout: 'mural',
    hero: 'sukkah',
    ground: 'blush',
    backdrop: 'mural',
    small: list(
      'schach grapes leaf pomegranate arcs tulip esrog leaf fig sun schach sprig apple arcs',
    ),
  },
  'matzah-and-cups': {
    layout: 'shelf',
    hero: 'matzah',
    backdrop: 'corners',
    ground: 'green',
    small: list('becher waves grapes leaf arcs sprig drops waves becher blossom'),
  },
  'four-cups': {
    layout: 'banner',
    hero: 'four-cups',
    backdrop: 'table',
    ground: 'coral',
    small: list('drops diamonds scales leaf beads grapes waves'),
  },
  gragger: {
    layout: 'canopy',
    hero: 'gragger',
    backdrop: 'rays',
    ground: 'coral',
    small: list(
      'confetti hamentash diamonds crown pinwheel megillah arcs bunting grapes rays hamentash becher',
    ),
  },
  hamentashen: {
    layout: 'rosette',
    hero: 'three-hamentashen',
    backdrop: 'rosette',
    small: list('pinwheel confetti diamonds bunting beads rays checks'),
  },
  'honey-and-apple': {
    layout: 'rosette',
    hero: 'honey-jar',
    backdrop: 'rosette',
    ground: 'teal',
    small: list(
      'honeycomb apple leaf drops pomegranate arcs shofar blossom honeycomb fig sun grapes',
    ),
  },
  pomegranates: {
    layout: 'rosette',
    hero: 'three-pomegranates',
    ground: 'lemon',
    backdrop: 'rosette',
    small: list('buds leaf drops blossom arcs scales tulip'),
  },
  'seven-kinds': {
    layout: 'canopy',
    hero: 'date-palm',
    backdrop: 'mural',
    small: list('grapes fig olive-branch pomegranate wheat sun leaf arcs hills leaf drops'),
  },
  'oil-and-lights': {
    layout: 'rosette',
    hero: 'oil-jug',
    backdrop: 'rosette',
    small: list('flames dreidel diamonds sufganiya olive-branch drops rays flames coins'),
  },
  'first-fruits': {
    layout: 'quilt',
    hero: 'wheat',
    second: 'wheat',
    backdrop: 'sunrise',
    small: list('tulip hills blossom grapes leaf fig sun pomegranate buds sprig'),
  },
  'shabbos-lights': {
    layout: 'plaque',
    hero: 'candlesticks',
    backdrop: 'arch',
    word: 'שבת',
    small: list('flames becher arcs grapes leaf buds challah scales flames sprig sun'),
  },
  chuppah: {
    layout: 'mural',
    hero: 'chuppah',
    backdrop: 'mural',
    ground: 'blush',
    small: list('buds leaf dove blossom arcs grapes tulip scales becher leaf fan beads'),
  },
  becher: {
    layout: 'ledger',
    hero: 'becher',
    backdrop: 'arch',
    small: list('grapes arcs leaf fan scales sprig grapes sun diamonds challah drops'),
  },
  moons: {
    layout: 'hall',
    hero: 'moons',
    ground: 'green',
    small: list('waves arcs drops hills scales rays diamonds fan sun'),
  },
  'coin-tray': {
    layout: 'rosette',
    hero: 'coin-tray',
    backdrop: 'rosette',
    small: list('coins scales arcs beads diamonds leaf fan'),
  },
  'ring-box': {
    layout: 'window',
    hero: 'ring-box',
    backdrop: 'corners',
    small: list('buds arcs dove leaf grapes blossom key tulip scales fan becher drops'),
  },
  pram: {
    layout: 'mural',
    hero: 'pram',
    backdrop: 'mural',
    ground: 'lemon',
    small: list('blossom arcs dove drops tulip beads buds scales leaf fan'),
  },
  balloons: {
    layout: 'corners',
    hero: 'balloon',
    second: 'balloon',
    backdrop: 'rays',
    small: list('confetti pinwheel arcs bunting beads sun checks diamonds rays drops'),
  },
  'bris-pillow': {
    layout: 'letters',
    hero: 'bris-pillow',
    backdrop: 'corners',
    word: 'ברית',
    small: list('becher arcs leaf scales crown drops sprig beads sun fan'),
  },
  menorah: {
    layout: 'mural',
    hero: 'menorah',
    backdrop: 'mural',
    ground: 'green',
    small: list('flames dreidel diamonds drops sufganiya rays oil-jug'),
  },
  havdalah: {
    layout: 'quilt',
    hero: 'havdalah-candle',
    second: 'besamim',
    backdrop: 'arch',
    small: list('flames becher arcs drops scales blossom grapes rays leaf beads'),
  },
  'toy-train': {
    layout: 'mural',
    hero: 'toy-train',
    backdrop: 'mural',
    ground: 'lemon',
    small: list(
      'letter-blocks beads kite checks pinwheel lollipop bunting balloon arcs diamonds rattle',
    ),
  },
  'birthday-cake': {
    layout: 'canopy',
    hero: 'birthday-cake',
    backdrop: 'mural',
    small: list('confetti balloon bunting gift beads lollipop pinwheel arcs'),
  },
  cradle: {
    layout: 'hall',
    hero: 'cradle',
    backdrop: 'sunrise',
    small: list('rattle arcs beads baby-shoes drops sun hills scales leaf kite'),
  },
  'sefer-torah': {
    layout: 'corners',
    hero: 'sefer-torah',
    second: 'sefer-torah',
    backdrop: 'arch',
    small: list('crown arcs pomegranate scales leaf paper-flag sun diamonds buds apple'),
  },
  sforim: {
    layout: 'letters',
    hero: 'sforim',
    backdrop: 'sunrise',
    ground: 'lemon',
    word: 'סיום',
    small: list('oil-lamp leaf quill-and-ink scales arcs open-sefer diamonds drops sprig fan'),
  },
  shul: {
    layout: 'mural',
    hero: 'shul',
    backdrop: 'mural',
    small: list('window arcs hills oil-lamp leaf bimah scales sprig drops'),
  },
  machzor: {
    layout: 'window',
    hero: 'machzor',
    backdrop: 'arch',
    small: list('leaf drops arcs sprig scales hills waves leaf buds moons'),
  },
  'yahrzeit-candle': {
    layout: 'hall',
    hero: 'yahrzeit-candle',
    backdrop: 'arch',
    small: list('leaf drops sprig arcs hills scales waves'),
  },
  tefillin: {
    layout: 'hall',
    hero: 'tefillin',
    backdrop: 'corners',
    small: list('tallis-bag arcs scales sefer-torah diamonds crown leaf sforim rays drops'),
  },
  scissors: {
    layout: 'plaque',
    hero: 'scissors',
    backdrop: 'rays',
    word: 'אבג',
    small: list('letter-blocks arcs honey-jar beads lollipop leaf apple sun checks kite'),
  },
  bonfire: {
    layout: 'canopy',
    hero: 'bonfire',
    backdrop: 'mural',
    ground: 'green',
    small: list('flames bow-and-arrows hills rays leaf diamonds sprig'),
  },
  decanter: {
    layout: 'ledger',
    hero: 'wine-decanter',
    backdrop: 'arch',
    small: list('becher arcs grapes leaf challah scales moon beads drops fan'),
  },
  doves: {
    layout: 'shelf',
    hero: 'dove',
    backdrop: 'sunrise',
    small: list('buds arcs grapes leaf blossom ring-box scales tulip drops'),
  },
  'open-window': {
    layout: 'hall',
    hero: 'open-window',
    backdrop: 'sunrise',
    small: list('leaf sun sprig drops mortar arcs olive-branch hills leaf tehillim buds scales'),
  },
  tehillim: {
    layout: 'ledger',
    hero: 'tehillim',
    backdrop: 'arch',
    small: list('leaf arcs sprig drops sun buds olive-branch scales leaf hills mortar'),
  },
  siddur: {
    layout: 'window',
    hero: 'siddur',
    backdrop: 'rays',
    small: list('buds candlestick arcs leaf tulip pomegranate blossom scales drops leaf fan'),
  },
  'first-siddur': {
    layout: 'shelf',
    hero: 'siddur',
    backdrop: 'rays',
    ground: 'lemon',
    small: list('apple letter-blocks arcs honey-jar leaf pencils sun scales beads drops'),
  },
  candlestick: {
    layout: 'ledger',
    hero: 'candlestick',
    backdrop: 'arch',
    small: list('flames buds arcs siddur leaf blossom scales challah tulip drops sprig'),
  },
  'house-door': {
    layout: 'hall',
    hero: 'house-door',
    backdrop: 'sunrise',
    small: list('key leaf arcs window grapes scales fruit-basket sun leaf buds becher drops'),
  },
  street: {
    layout: 'canopy',
    hero: 'street',
    backdrop: 'mural',
    small: list('key-ring hills leaf house-door arcs sun drops'),
  },
  'alef-beis-board': {
    layout: 'letters',
    hero: 'alef-beis-board',
    backdrop: 'rays',
    word: 'אבגד',
    small: list('apple arcs pencils leaf letter-blocks sun scales open-sefer beads drops'),
  },
  'seforim-and-apple': {
    layout: 'window',
    hero: 'seforim-and-apple',
    backdrop: 'sunrise',
    small: list('quill-and-ink leaf arcs apple scales oil-lamp sprig fan drops pencils leaf'),
  },
  'stone-bridge': {
    layout: 'banner',
    hero: 'stone-bridge',
    backdrop: 'rays',
    ground: 'coral',
    small: list('waves hills leaf seedling arcs sun drops'),
  },
  seedling: {
    layout: 'corners',
    hero: 'seedling',
    second: 'open-gate',
    backdrop: 'sunrise',
    small: list('leaf sun drops hills key arcs sprig scales buds rays'),
  },
  sinai: {
    layout: 'canopy',
    hero: 'sinai',
    backdrop: 'rays',
    ground: 'lemon',
    small: list('tulip hills blossom leaf drops buds sun'),
  },
} satisfies Readonly<Record<string, Composition>>

/** Kinds by name, separated by spaces; an unknown name does not compile. */
function list<const Names extends string>(names: Names): KindsIn<Names>[] {
  return names.split(' ') as KindsIn<Names>[]
}

type KindsIn<Names extends string> = Names extends `${infer First} ${infer Rest}`
  ? First | KindsIn<Rest>
  : Names
