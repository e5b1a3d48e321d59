import { createProxyHandler } from '@causeway/react/proxy'

const handler = createProxyHandler({
  deployment: { baseUrl: 'http://127.0.0.1:4000' },
  apiKey: () => process.env['CAUSEWAY_API_KEY'],
  allowedOrigins: [],
  mountPath: '/bridge',
})

export const GET = handler
export const POST = handler
