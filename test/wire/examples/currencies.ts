export const arbitrumEth = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 42161,
  decimals: 18,
  metadata: { logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
  name: 'Ether',
  symbol: 'ETH',
}

export const arbitrumUsdt = {
  address: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  chainId: 42161,
  decimals: 6,
  metadata: {
    logoURI: 'https://coin-images.coingecko.com/coins/images/39963/large/usdt.png?1724952731',
    verified: true,
  },
  name: 'Tether USD',
  symbol: 'USDT',
}

export const baseEth = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 8453,
  decimals: 18,
  metadata: { logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
  name: 'Ether',
  symbol: 'ETH',
}

export const baseEthMarkedNative = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 8453,
  decimals: 18,
  metadata: { isNative: true, logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
  name: 'Ether',
  symbol: 'ETH',
}

export const baseEthBare = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 8453,
  decimals: 18,
  name: 'Ethereum',
  symbol: 'ETH',
}

export const baseUsdc = {
  address: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  chainId: 8453,
  decimals: 6,
  metadata: {
    logoURI: 'https://coin-images.coingecko.com/coins/images/6319/large/usdc.png?1696506694',
    verified: true,
  },
  name: 'USD Coin',
  symbol: 'USDC',
}

export const baseUsdcBare = {
  address: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  chainId: 8453,
  decimals: 6,
  name: 'USD Coin',
  symbol: 'USDC',
}

export const baseUsdcAbridged = {
  address: '0x833589...',
  chainId: 8453,
  decimals: 6,
  metadata: { logoURI: 'https://...', verified: true },
  name: 'USD Coin',
  symbol: 'USDC',
}

export const bitcoinBtc = {
  address: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
  chainId: 8253038,
  decimals: 8,
  metadata: { logoURI: 'https://assets.relay.link/icons/currencies/btc.png', verified: true },
  name: 'Bitcoin',
  symbol: 'BTC',
}

export const zoraEth = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 7777777,
  decimals: 18,
  metadata: { isNative: true, logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
  name: 'Ether',
  symbol: 'ETH',
}

export const ethereumEth = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 1,
  decimals: 18,
  metadata: { logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
  name: 'Ether',
  symbol: 'ETH',
}

export const ethereumEthMarkedNative = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 1,
  decimals: 18,
  metadata: { isNative: true, logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
  name: 'Ether',
  symbol: 'ETH',
}

export const ethereumEthBare = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 1,
  decimals: 18,
  name: 'Ethereum',
  symbol: 'ETH',
}

export const ethereumUsdc = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  chainId: 1,
  decimals: 6,
  metadata: {
    isNative: false,
    logoURI: 'https://ethereum-optimism.github.io/data/USDC/logo.png',
    verified: false,
  },
  name: 'USDCoin',
  symbol: 'USDC',
}

export const ethereumUsdt = {
  address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  chainId: 1,
  decimals: 6,
  metadata: {
    isNative: false,
    logoURI: 'https://coin-images.coingecko.com/coins/images/39963/large/usdt.png?1724952731',
    verified: true,
  },
  name: 'Tether USD',
  symbol: 'USDT',
}

export const ethereumWeth = {
  address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  chainId: 1,
  decimals: 18,
  metadata: {
    isNative: false,
    logoURI:
      'https://raw.githubusercontent.com/trustwallet/assets/master/blockchains/ethereum/assets/0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2/logo.png',
    verified: false,
  },
  name: 'Wrapped Ether',
  symbol: 'WETH',
}

export const hyperliquidUsdc = {
  address: '0x00000000000000000000000000000000',
  chainId: 1337,
  decimals: 8,
  metadata: { logoURI: 'https://ethereum-optimism.github.io/data/USDC/logo.png', verified: true },
  name: 'USDC (Perps)',
  symbol: 'USDC',
}

export const lighterUsdcperp = {
  address: '0',
  chainId: 3586256,
  decimals: 6,
  metadata: { logoURI: 'https://ethereum-optimism.github.io/data/USDC/logo.png', verified: true },
  name: 'USD Coin (Perp)',
  symbol: 'USDC (Perp)',
}

export const optimismEth = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 10,
  decimals: 18,
  metadata: { logoURI: 'https://assets.relay.link/icons/1/light.png', verified: true },
  name: 'Ether',
  symbol: 'ETH',
}

export const polygonUsdc = {
  address: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  chainId: 137,
  decimals: 6,
  metadata: { logoURI: 'https://ethereum-optimism.github.io/data/USDC/logo.png', verified: true },
  name: 'USD Coin',
  symbol: 'USDC',
}

export const polygonUsdce = {
  address: '0x2791bc...',
  chainId: 137,
  decimals: 6,
  metadata: { logoURI: 'https://...', verified: true },
  name: 'USDCoin (bridged)',
  symbol: 'USDC.e',
}

export const polygonUsdceAbridged = {
  address: '0x2791bc...',
  chainId: 137,
  decimals: 6,
  name: 'USDCoin (bridged)',
  symbol: 'USDC.e',
}

export const solanaUsdc = {
  address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  chainId: 792703809,
  decimals: 6,
  metadata: {
    logoURI: 'https://coin-images.coingecko.com/coins/images/6319/large/usdc.png?1696506694',
    verified: true,
  },
  name: 'USD Coin',
  symbol: 'USDC',
}

export const arbitrumUsdc = {
  address: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  chainId: 42161,
  decimals: 6,
  metadata: {
    logoURI: 'https://ethereum-optimism.github.io/data/USDC/logo.png',
    verified: true,
  },
  name: 'USD Coin',
  symbol: 'USDC',
}

export const arcGasUsdc = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 5042,
  decimals: 18,
  metadata: {},
  name: 'USD Coin (Gas Currency)',
  symbol: 'USDC',
}

export const arcUsdc = {
  address: '0x3600000000000000000000000000000000000000',
  chainId: 5042,
  decimals: 6,
  metadata: {
    logoURI: 'https://assets.relay.link/icons/currencies/usdc.png',
    verified: true,
  },
  name: 'USD Coin',
  symbol: 'USDC',
}

export const ethereumUsdCoin = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  chainId: 1,
  decimals: 6,
  metadata: {
    logoURI: 'https://coin-images.coingecko.com/coins/images/6319/large/usdc.png?1696506694',
    verified: true,
  },
  name: 'USD Coin',
  symbol: 'USDC',
}

export const polygonPol = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 137,
  decimals: 18,
  metadata: {
    logoURI: 'https://assets.coingecko.com/coins/images/4713/thumb/matic-token-icon.png?1624446912',
    verified: true,
  },
  name: 'POL',
  symbol: 'POL',
}

export const robinhoodEth = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 4663,
  decimals: 18,
  metadata: {
    logoURI: 'https://assets.relay.link/icons/1/light.png',
    verified: true,
  },
  name: 'Ether',
  symbol: 'ETH',
}

export const robinhoodUsdg = {
  address: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
  chainId: 4663,
  decimals: 6,
  metadata: {
    logoURI: 'https://assets.coingecko.com/coins/images/51281/standard/GDN_USDG_Token_200x200.png',
    verified: true,
  },
  name: 'Global Dollar',
  symbol: 'USDG',
}

export const solanaSol = {
  address: '11111111111111111111111111111111',
  chainId: 792703809,
  decimals: 9,
  metadata: {
    logoURI: 'https://upload.wikimedia.org/wikipedia/en/b/b9/Solana_logo.png',
    verified: true,
  },
  name: 'Solana',
  symbol: 'SOL',
}
