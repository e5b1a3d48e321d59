import type { Address } from 'viem'

/** A question to the person in front of the wallet. */
export interface WalletPrompt {
  title: string
  /** What is asked, in one sentence. */
  text: string
  /** Facts to check before saying yes. */
  rows?: readonly WalletPromptRow[] | undefined
  /** Accounts to choose from. */
  accounts?: { choices: readonly Address[]; selected: Address } | undefined
  approveLabel: string
}

export interface WalletPromptRow {
  label: string
  value: string
  /** An address, a hash or calldata, which is written in a fixed width. */
  isCode?: boolean | undefined
}

/** The answer of a person; `account` is the one that was chosen where there was a choice. */
export type WalletAnswer = { isApproved: true; account: Address | undefined } | { isApproved: false }

/** Puts a question to the person in front of the wallet. */
export type AskPerson = (prompt: WalletPrompt) => Promise<WalletAnswer>
