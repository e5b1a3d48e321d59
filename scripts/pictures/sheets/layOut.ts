import type { Browser } from 'playwright'
import type { Picture } from './photograph.ts'

/** Lays pictures of one state out on a sheet for each preset: a row for each mode, a column for each width. */
export async function layOut(
  browser: Browser,
  pictures: readonly Picture[],
): Promise<ReadonlyMap<string, Buffer>> {
  const page = await browser.newPage()
  const sheets = new Map<string, Buffer>()
  for (const [preset, ofPreset] of Map.groupBy(pictures, (picture) => picture.preset)) {
    const rows = [...Map.groupBy(ofPreset, ({ mode }) => mode).values()].map(
      (row) =>
        `<div>${row.map(({ png }) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('')}</div>`,
    )
    await page.setContent(`<style>${css}</style><main>${rows.join('')}</main>`)
    sheets.set(preset, await page.locator('main').screenshot())
  }
  await page.close()
  return sheets
}

const css = `
  body { margin: 0; background: #808080 }
  main { display: inline-grid; gap: 8px; padding: 8px }
  div { display: flex; align-items: start; gap: 8px }
`
