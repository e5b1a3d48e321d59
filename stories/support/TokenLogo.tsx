import type { Token } from '@causeway/react'

const looks: Readonly<Record<string, readonly [ground: string, mark: string]>> = {
  USDC: [
    '#2775ca',
    'M9 13.5c0 2 6 2 6 4.2 0 1.6-1.4 2.3-3 2.3s-3-.8-3-2.2M15 10.5c0-1.3-1.4-2.1-3-2.1s-3 .8-3 2.2M12 6v2.4M12 20v2',
  ],
  ETH: ['#627eea', 'M12 5l5 8.5-5 3-5-3zM7.4 15.4L12 22l4.6-6.6L12 18z'],
  WETH: ['#ec1c79', 'M12 5l5 8.5-5 3-5-3zM7.4 15.4L12 22l4.6-6.6L12 18z'],
  DAI: ['#f5ac37', 'M8 7h4.5c3.5 0 5.5 2.6 5.5 6.5S16 20 12.500 20H8zM6 11.5h12M6 15.5h12'],
  USDT: ['#26a17b', 'M7 7h10M12 7v14M6.500 13.5c0 2.400 11 2.400 11 0s-11-2.400-11 0z'],
  BTC: ['#f7931a', 'M9 7h4.500c3.500 0 3.500 6 0 6H9zm0 6h5c4 0 4 7 0 7H9zM11 5v2M11 20v2'],
}

/** The networks of the sandbox, by their ids. */
const networks: Readonly<Record<number, readonly [ground: string, mark: string]>> = {
  // A leaf, and the bark of a birch.
  31337: ['#15803d', 'M4 8C4 4 8 4 8 4s0 4-4 4zM3 9l2-2'],
  31338: ['#1f2937', 'M3 4h3M6 6h3M3 8h4'],
}

/** Pictures that are drawn in the page itself, with the network in their corner: nothing is loaded for them. */
export function TokenLogo({ token }: { token: Token | undefined }) {
  const [ground = '#64748b', mark = 'M12 10v8M8 14h8'] = looks[token?.symbol ?? ''] ?? []
  const [network, sign] = networks[token?.chainId ?? 0] ?? []
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" fill="none" strokeLinecap="round">
      <circle cx="17" cy="17" r="17" fill={ground} />
      <path
        d={mark}
        transform="translate(3 1) scale(1.150)"
        stroke="#ffffff"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      {network && (
        <g transform="translate(22 22) scale(1.150)">
          <circle cx="6" cy="6" r="6" fill={network} stroke="#ffffff" strokeWidth="1.200" />
          <path d={sign} stroke="#ffffff" strokeWidth="1.200" />
        </g>
      )}
    </svg>
  )
}
