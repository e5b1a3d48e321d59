/** An answer of a deployment whose brand word is `relay`, retyped from where the deployment shows it. */
export interface WireExample {
  /** Repository, commit, date and file. What the service says in words is put in words of ours. */
  source: string
  /** The body that it answers, where the source shows one. */
  asked?: Readonly<Record<string, unknown>>
  /** JSON, as it came. */
  answer: unknown
}
