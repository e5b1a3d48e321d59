/** An answer of a deployment whose brand word is `relay`, retyped from where the deployment shows it. */
export interface WireExample {
  /** Repository, commit, date and file. Messages of the provider are reworded. */
  source: string
  /** The body that it answers, where the source shows one. */
  asked?: Readonly<Record<string, unknown>>
  /** JSON, as it came. */
  answer: unknown
}
