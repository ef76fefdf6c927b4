import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  names: readonly string[]
  index: number
  onIndex: (index: number) => void
  children: ReactNode
}

export const Tabs = ({ label, names, index, onIndex, children }: TabsProps) => (
  <AriaTabs
    selectedKey={String(index)}
    onSelectionChange={(key) => onIndex(Number(key))}
    className={styles.tabs}
  >
    <TabList aria-label={label} className={styles.list}>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tab is identified by its position
        <Tab key={at} id={String(at)} className={styles.tab}>
          {name}
        </Tab>
      ))}
    </TabList>
    <TabPanel key={index} id={String(index)} className={styles.panel}>
      {children}
    </TabPanel>
  </AriaTabs>
)
