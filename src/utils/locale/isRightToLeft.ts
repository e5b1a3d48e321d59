/** Whether a language is written from right to left, by its BCP 47 tag. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language)
}
