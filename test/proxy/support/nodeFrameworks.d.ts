/** Types of frameworks that have none, or more than the tests need. */
declare module 'express' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  type Middleware = (
    request: IncomingMessage & { body?: unknown },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => unknown

  interface Express extends RequestListener {
    use(middleware: Middleware): void
    use(path: string, middleware: Middleware): void
    all(path: RegExp, middleware: Middleware): void
  }

  export function json(): Middleware
  const express: () => Express
  export default express
}

declare module 'express-4' {
  export { default } from 'express'
}

declare module 'fastify' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http'

  interface Fastify {
    readonly server: Server
    addHook(
      name: 'onRequest',
      hook: (
        request: { raw: IncomingMessage },
        reply: { raw: ServerResponse; hijack(): void },
      ) => Promise<void>,
    ): void
    listen(options: { port: number; host: string }): Promise<string>
    close(): Promise<void>
  }

  const fastify: () => Fastify
  export default fastify
}
