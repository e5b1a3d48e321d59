import { useTokens, type Token } from '@causeway/react'
import { SwapWidget, type Checkout } from '@causeway/react/widgets'
import { encodeFunctionData, parseAbi, parseEther, parseUnits } from 'viem'
import type { Purchase } from '../sandbox/readTrial.ts'
import { TokenLogo } from '../ui/TokenLogo.tsx'

/** Nobody has its key: what it gets stays there. */
const shop = '0x5b00000000000000000000000000000000005b00'

const wrappedAbi = parseAbi([
  'function deposit() payable',
  'function transfer(address, uint256) returns (bool)',
])

const slots = { TokenLogo }

interface CheckoutAreaProps {
  purchase: Purchase
  onConnect: () => void
}

/** A page that is paid: an order by a payment, or a mint by calls. */
export function CheckoutArea({ purchase, onConnect }: CheckoutAreaProps) {
  const { chains, tokens } = useTokens()
  const [first, second] = chains
  const tokenOn = (chainId: number | undefined, symbol: string): Token | undefined =>
    tokens.find((token) => token.chainId === chainId && token.symbol === symbol)
  const [dollar, ether, wrapped] = ['USDC', 'ETH', 'WETH'].map((symbol) => tokenOn(second?.id, symbol))
  if (!dollar || !ether || !wrapped) return null
  return (
    <SwapWidget
      mode="checkout"
      checkout={purchase === 'mint' ? mintOf(ether, wrapped) : orderOf(dollar)}
      defaultPay={tokenOn(first?.id, 'USDC')}
      onConnectWallet={onConnect}
      slots={slots}
    />
  )
}

function orderOf(token: Token): Checkout {
  return { token, amount: parseUnits('25', 6), recipient: shop, title: 'Order 1042', merchant: 'Ada’s Books' }
}

/** Wrapped ether for the shop: minted with what arrives, and passed on. */
function mintOf(token: Token, wrapped: Token): Checkout {
  const amount = parseEther('0.1')
  const minted = encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' })
  const given = encodeFunctionData({ abi: wrappedAbi, functionName: 'transfer', args: [shop, amount] })
  const txs = [
    { to: wrapped.address, value: amount, data: minted },
    { to: wrapped.address, value: 0n, data: given },
  ]
  return { token, amount, txs, title: 'Mint 0.1 WETH' }
}
