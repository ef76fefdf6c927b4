/** Returns the text of /metrics. */
export const scrape = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** Returns the value of a sample, such as `rapport_mails_total{result="sent"}`. */
export const readSample = (metrics: string, sample: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')
      .at(-1),
  )

/** Returns the names of all samples. */
export const namesIn = (metrics: string): Set<string> =>
  new Set([...metrics.matchAll(/^(?:# TYPE )?([a-z]\w*)[ {]/gm)].map(([, name = '']) => name))
