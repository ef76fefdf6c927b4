import styles from './offline-screen.module.css'

/** Dialog that covers the page while offline. */
export const OfflineTemplate = () => (
  <dialog aria-labelledby="offline-label" aria-describedby="offline-text" className={styles.screen}>
    <div className={styles.content}>
      <div className={styles.image} />
      <h2 id="offline-label" className={styles.label}>
        Нет подключения к интернету
      </h2>
      <p id="offline-text">
        Страница вернётся сама, как только появится связь. Всё, что вы&nbsp;ввели, на&nbsp;месте.
      </p>
      <p>
        Телефон работает и&nbsp;без интернета:{' '}
        {/* biome-ignore lint/a11y/useValidAnchor lint/a11y/useAnchorContent: the element fills it */}
        <a className={styles.phone} />
      </p>
    </div>
  </dialog>
)
