/** Reads and writes a chain's addresses and hashes, which the ledger keeps as 20 and 32 bytes. */
export interface ChainTexts {
  /** Other text is passed on as an invalid address. */
  readAddress(text: string): string
  writeAddress(address: string): string
  readHash(text: string): string
  writeHash(hash: string): string
  stepData: object
}

/** Address and hash formats of non-EVM chains. */
export interface Families {
  /** Undefined for a chain of the EVM. @param chain Its id, or its name in orders. */
  of(chain: unknown): ChainTexts | undefined
  all: readonly ChainTexts[]
}
