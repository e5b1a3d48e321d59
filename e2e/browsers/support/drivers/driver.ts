/** An element to find by its role and accessible name, as assistive technology sees it. */
export interface Target {
  role: string
  /** Text that the name is, or matches. Without it, any name. */
  name?: string | RegExp
  /** Whether to look in the demo wallet, whose prompts are in a shadow root. @default false */
  inWallet?: boolean
}

/** One open tab of a browser that Playwright can't drive, and the little that the smoke tests need of it. */
export interface Driver {
  open(url: string): Promise<void>
  /** Runs an expression in the page, and returns its value as JSON would carry it. */
  evaluate(expression: string): Promise<unknown>
  /** Scrolls to the element of the expression, and clicks it as a user does. */
  click(expression: string): Promise<void>
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>
  press(key: 'ArrowDown' | 'Enter' | 'Escape' | 'SelectAll'): Promise<void>
  /** A PNG of what is in sight. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}
