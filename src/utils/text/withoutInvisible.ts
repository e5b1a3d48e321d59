/**
 * Removes invisible characters: direction marks, with which `1.5` is displayed as `5.1`, ignorable characters, which make addresses
 * invalid, and the Braille blank, which isn't a space character.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
}
