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
}

/** Pictures that are drawn in the page itself: nothing is loaded for them. */
export function TokenLogo({ token }: { token: Token | undefined }) {
  const [ground = '#64748b', mark = 'M8 8h8M12 8v12'] = looks[token?.symbol ?? ''] ?? []
  return (
    <svg
      viewBox="0 0 24 28"
      width="32"
      height="32"
      aria-hidden="true"
      style={{ background: ground, borderRadius: '50%' }}
    >
      <path
        d={mark}
        fill="none"
        stroke="#ffffff"
        strokeWidth="1.800"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
