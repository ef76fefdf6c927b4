/** Controls a browser by pointer and keyboard, and reads its page. */
export interface Driver {
  open(url: string): Promise<void>
  /** Evaluates an expression in the page. Returns its value, converted through JSON. */
  read(expression: string): Promise<unknown>
  /** Moves the mouse to a point of the window. */
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  /** Presses the keys of a text. */
  type(text: string): Promise<void>
  chooseFiles(selector: string, paths: string[]): Promise<void>
  close(): Promise<void>
}

export type OpenBrowser = (width: number) => Promise<Driver>
