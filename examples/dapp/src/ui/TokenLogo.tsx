import type { Token } from '@causeway/react'

const diamond = 'M12 4.5 17 12.7 12 15.7 7 12.7zM7.4 15.3 12 22l4.6-6.7L12 18z'

const looks: Readonly<Record<string, readonly [ground: string, mark: string]>> = {
  USDC: [
    '#2775ca',
    'M14.8 10.8c0-1.5-1.2-2.3-2.8-2.3s-2.8.8-2.8 2.2c0 3.2 5.8 1.5 5.8 4.7 0 1.5-1.3 2.3-3 2.3s-3-.9-3-2.4M12 7v1.5M12 17.7v1.6M8.5 4.9a8.8 8.8 0 0 0 0 16.4M15.5 4.9a8.8 8.8 0 0 1 0 16.4',
  ],
  ETH: ['#627eea', diamond],
  WETH: ['#ec1c79', diamond],
  DAI: ['#f5ac37', 'M8 7h4.5c3.5 0 5.5 2.6 5.5 6.5S16 20 12.5 20H8zM6 11.5h12M6 15.5h12'],
  USDT: ['#26a17b', 'M7 7h10M12 7v14M6.5 13.5c0 2.4 11 2.4 11 0s-11-2.4-11 0z'],
  BTC: ['#f7931a', 'M9 7h4.5c3.5 0 3.5 6 0 6H9zm0 6h5c4 0 4 7 0 7H9zM11 5v2M11 20v2'],
  // A gate across a road.
  TOLL: ['#7c3aed', 'M6 20V9M6 12h12M10 12l-1.5 3M14.5 12 13 15M4 20h4'],
}

/** The sandbox’s networks, by their IDs. */
const networks: Readonly<Record<number, readonly [ground: string, mark: string]>> = {
  // A leaf, and the bark of a birch.
  31337: ['#15803d', 'M4 8C4 4 8 4 8 4s0 4-4 4zM3 9l2-2'],
  31338: ['#1f2937', 'M3 4h3M6 6h3M3 8h4'],
}

/** A token’s logo with its network in the corner, drawn in the page itself: nothing is loaded for it. */
export function TokenLogo({ token }: { token: Token | undefined }) {
  const [ground = '#64748b', mark = 'M12 10v8M8 14h8'] = looks[token?.symbol ?? ''] ?? []
  const [network, sign] = networks[token?.chainId ?? 0] ?? []
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" fill="none" strokeLinecap="round">
      <circle cx="17" cy="17" r="17" fill={ground} />
      <path
        d={mark}
        transform="translate(3 1) scale(1.15)"
        stroke="#ffffff"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      {network && (
        <g transform="translate(22 22) scale(1.15)">
          <circle cx="6" cy="6" r="6" fill={network} stroke="#ffffff" strokeWidth="1.2" />
          <path d={sign} stroke="#ffffff" strokeWidth="1.2" />
        </g>
      )}
    </svg>
  )
}
