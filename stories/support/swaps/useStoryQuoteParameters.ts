import { useTokens, useWallet, type UseQuoteParameters } from '@causeway/react'

/** Asks what it takes to bring 100 of a currency from Alder to Birch. */
export function useStoryQuoteParameters(symbol = 'USDC'): UseQuoteParameters {
  const user = useWallet()?.address
  const { chains, tokens } = useTokens()
  const on = (chainName: string) => {
    const chainId = chains.find(({ name }) => name === chainName)?.id
    return tokens.find((token) => token.symbol === symbol && token.chainId === chainId)
  }
  const [origin, destination] = [on('Alder'), on('Birch')]
  return {
    user,
    refundTo: user,
    originChainId: origin?.chainId,
    originCurrency: origin?.address,
    destinationChainId: destination?.chainId,
    destinationCurrency: destination?.address,
    amount: origin && 100n * 10n ** BigInt(origin.decimals),
    tradeType: 'EXACT_INPUT',
  }
}
