import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const scriptPath = '/record-errors.js'

/** Runs before the page's own scripts, which are modules. */
const script = `
  window.recordedErrors = []
  const record = (text) => recordedErrors.push(String(text))
  addEventListener('error', (event) => record(event.message ?? 'not loaded: ' + event.target.outerHTML), true)
  addEventListener('unhandledrejection', (event) => record(event.reason))
  addEventListener('securitypolicyviolation', (event) => record('refused by the policy: ' + event.blockedURI))
  const logError = console.error
  console.error = (...texts) => {
    record(texts.join(' '))
    logError(...texts)
  }`

/** Makes the pages of a preview server record their errors in `recordedErrors`, from the beginning: most drivers don't report them. */
export function recordErrors(): Plugin {
  return {
    name: 'record-errors',
    async configurePreviewServer({ config, middlewares }) {
      const html = await readFile(join(config.root, config.build.outDir, 'index.html'), 'utf8')
      const page = html.replace('<head>', `<head><script src="${scriptPath}"></script>`)
      middlewares.use((request, response, next) => {
        if (request.url === scriptPath) {
          response.setHeader('content-type', 'text/javascript')
          return void response.end(script)
        }
        if (!request.headers.accept?.includes('text/html')) return next()
        response.setHeader('content-type', 'text/html')
        response.end(page)
      })
    },
  }
}
