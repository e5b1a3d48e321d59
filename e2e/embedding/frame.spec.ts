import { createServer } from 'node:http'
import { listen } from '../../sandbox/src/http/server/listen.ts'
import { expect, test } from '../support/test.ts'

/** Another site, which shows a page in a frame. */
async function serveFrameOf(url: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Elsewhere</title><iframe src="${url}" width="900" height="800"></iframe>`,
    )
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

for (const path of ['', 'deposit']) {
  test(`behavior: /${path} in another site’s frame warns before it asks for funds`, async ({
    browser,
    demo,
  }) => {
    const outer = await serveFrameOf(`${demo.url}${path}`)
    const context = await browser.newContext()
    const page = await context.newPage()
    // A static host that sends no headers can't forbid the frame.
    await page.route(`${demo.url}**`, async (route) => {
      const response = await route.fetch({ maxRetries: 3 })
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      const rest = policy.replace(/frame-ancestors [^;]*;?/, '')
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': rest } })
    })
    await page.goto(outer.origin)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('alert').filter({ hasText: outer.origin })).toBeVisible()
    await page.goto(`${demo.url}${path}`)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expect(page.getByText(outer.origin)).toHaveCount(0)
    // Pending requests of the page must not be answered once its context is closed.
    await page.unrouteAll({ behavior: 'wait' })
    await context.close()
    await outer.stop()
  })
}
