/** Names of parts, each with the words that its `data-state` may say. A name in such a list is public and stays. */
export type PartList = Readonly<Record<string, readonly string[]>>
