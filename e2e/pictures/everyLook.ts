import { fileURLToPath } from 'node:url'
import { looks, visitEveryState } from '../support/everyState.ts'
import { test } from '../support/test.ts'

const folder = fileURLToPath(new URL('../screenshots', import.meta.url))

for (const look of looks) {
  test(`pictures of every state, ${look.name}`, async ({ page, demoPage }) => {
    await visitEveryState({ page, demoPage, look }, async (state) => {
      await page.screenshot({
        path: `${folder}/${look.name}-${state}.png`,
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      })
    })
  })
}
