export {
  createMemoryLimiter,
  type CreateMemoryLimiterParameters,
  type Limiter,
  type LimiterResult,
} from '../proxy/limits/createMemoryLimiter.ts'
export {
  createSharedLimiter,
  type CreateSharedLimiterParameters,
  type SharedRateLimiter,
} from '../proxy/limits/createSharedLimiter.ts'
export type { ProxyEvent } from '../proxy/proxyEvent.ts'
export { InvalidConfigError } from '../errors/config.ts'
export { createProxyHandler } from '../proxy/createProxyHandler.ts'
export type { CreateProxyHandlerParameters, ProxyHandler, ProxyLimits } from '../proxy/proxyParameters.ts'
export type { ProxyErrorCode } from '../proxy/refusal.ts'
export type { Deployment } from '../client/deployment/deployment.ts'
export type { ServicePaths } from '../schemas/servicePaths.ts'
export { toNodeListener, type NodeRequest, type NodeResponse } from '../proxy/toNodeListener.ts'
export type { OwnerQuoteParameters } from '../schemas/quote/body/quoteBody.ts'
