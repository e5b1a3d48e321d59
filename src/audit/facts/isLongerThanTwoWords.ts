/** Length of calldata as text: `0x`, a selector and two words. */
const twoWordsLength = 2 + 8 + 64 + 64

/** Whether calldata has something behind a selector and two words. */
export function isLongerThanTwoWords(calldata: string): boolean {
  return calldata.length > twoWordsLength
}
