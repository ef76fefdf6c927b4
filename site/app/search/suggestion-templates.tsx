import { PriceFrom } from '../catalog/price-from.tsx'
import { Template } from '../ui/element/template.tsx'
import pictureStyles from '../ui/picture/picture.module.css'
import { classNames } from '../ui/text/class-names.ts'
import { SampleQueries } from './sample-queries.tsx'
import { SEARCH_PATH } from './search-path.ts'
import styles from './suggestions.module.css'

/** Markup of the suggestions: the popup, then an entry of it. */
export const SuggestionTemplates = () => (
  <>
    <Template>
      <div className={styles.popup}>
        <p data-fill="note" className={styles.note} />
        <div data-nothing="" className={styles.none}>
          <p>По Вашему запросу ничего не найдено.</p>
          <SampleQueries />
        </div>
        <div id="header-search-list" role="listbox" aria-label="Найдено" className={styles.list} />
        <a href={SEARCH_PATH} data-goal="searched" className={styles.all}>
          Все результаты
        </a>
      </div>
    </Template>
    <Template>
      {/* Focus stays in the field; the entry is chosen by keys or a press. */}
      <a
        href={SEARCH_PATH}
        role="option"
        aria-selected={false}
        tabIndex={-1}
        data-goal="searched"
        className={styles.line}
      >
        <picture className={pictureStyles.choice}>
          <source type="image/avif" sizes="48px" />
          <img
            alt=""
            width={800}
            height={1000}
            loading="lazy"
            decoding="async"
            className={classNames(pictureStyles.picture, styles.picture)}
          />
        </picture>
        <span data-fill="name" />
        <span className={styles.price}>
          <span data-fill="kind" />
          <PriceFrom id={0} priceFrom={0} hideLabel />
        </span>
      </a>
    </Template>
  </>
)
