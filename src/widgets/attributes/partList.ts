/** Names of parts, each with the possible values of its `data-state`. The names are public, so they never change. */
export type PartList = Readonly<Record<string, readonly string[]>>
