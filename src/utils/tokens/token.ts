/** A token in the format of the Token Lists standard. The zero address stands for the native token of an EVM chain. */
export interface Token {
  chainId: number
  address: string
  symbol: string
  name: string
  decimals: number
  /** URL of the logo; only `https:` is loaded. */
  logoURI?: string | undefined
  /** False for a token that the page hasn't verified, such as one that the user imported. @default true */
  verified?: boolean | undefined
}
