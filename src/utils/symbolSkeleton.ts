/**
 * Letters of other scripts that look like a Latin one, each pair as two characters (Unicode TR39, the part that
 * symbols of tokens are faked with).
 */
const pairs =
  // Cyrillic
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԜWԚQЗ3аAеEоOрPсCуYхXіIјJѕSһHԁDԛQԝWкKмMнHтTвB' +
  // Greek
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαAνVοOρPτTυYχXκKιI' +
  // Armenian
  'ՍUՏSՕOԼLՈNսUոNօOհHցGզQ' +
  // Cherokee and Lisu
  'ᎪAᏴBᏟCᎠDᎬEᏀGᎻHᏆIᎫJᏦKᏞLᎷMᏢPᏒRᏚSᎢTᏙVᎳWᏃZ' +
  // Latin with a stroke or without a dot, currency signs, and digits that stand for letters
  'ıIłLŁLøOØOđDĐDħHŧTŦTɑAɡGʏYʀR₮T₿B$S€E₳A₩W0O1I|I'

const latinOf = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, letter, latin]) => [letter, latin]))

/** What a symbol looks like at a glance: two symbols with one skeleton can be taken for each other. */
export function symbolSkeleton(symbol: string): string {
  const plain = symbol
    .replace(/[\p{Cc}\p{Cf}\s]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return [...plain]
    .map((character) => latinOf.get(character) ?? character)
    .join('')
    .replace(/l/g, 'I')
    .toUpperCase()
}
