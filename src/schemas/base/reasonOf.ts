/** Why something failed; undefined where there is no reason, for which some deployments write N/A. */
export function reasonOf(word: string | null | undefined): string | undefined {
  return word && word !== 'N/A' ? word : undefined
}
