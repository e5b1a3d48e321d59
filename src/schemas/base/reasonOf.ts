/** Why something failed; undefined without a reason, which some deployments write as N/A. */
export function reasonOf(word: string | null | undefined): string | undefined {
  return word && word !== 'N/A' ? word : undefined
}
