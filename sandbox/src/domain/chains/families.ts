/** How texts of one chain are read and written; the ledger keeps 20 and 32 bytes for all of them. */
export interface ChainTexts {
  /** Text that is no address of the chain is passed on as invalid. */
  readAddress(text: string): string
  writeAddress(address: string): string
  readHash(text: string): string
  writeHash(hash: string): string
  stepData: object
}

/** The texts of chains outside the EVM. */
export interface Families {
  /** Undefined for a chain of the EVM. @param chain Its number, or what orders call it. */
  of(chain: unknown): ChainTexts | undefined
  all: readonly ChainTexts[]
}
