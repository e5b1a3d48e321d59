/** The code is beside the widget already. */
export const besideCode = { docs: { codePanel: false } }
