/**
 * Text without what nobody sees: direction marks, by which `1.5` is drawn as `5.1`, ignorable characters, by which no address is
 * one, and the blank of Braille, which is no space.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
}
