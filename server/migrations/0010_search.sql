CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"normalized_name" text COLLATE "C" NOT NULL,
	"position" double precision NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "search_documents_subject" UNIQUE("subject","subject_id")
);--> statement-breakpoint
CREATE TABLE "search_hits" (
	"day" text NOT NULL,
	"query" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "search_hits_day_query_pk" PRIMARY KEY("day","query")
);--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" text NOT NULL,
	"query" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "search_misses_day_query_pk" PRIMARY KEY("day","query")
);--> statement-breakpoint
CREATE TABLE "search_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "search_pages_path_unique" UNIQUE("path")
);--> statement-breakpoint
CREATE TABLE "search_postings" (
	"document_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"subject" text NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "search_postings_document_id_term_id_pk" PRIMARY KEY("document_id","term_id") INCLUDE ("score")
);--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"display" text NOT NULL,
	"term_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_behind" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
INSERT INTO "search_state" ("id") VALUES (1);--> statement-breakpoint
CREATE TABLE "search_suffixes" (
	"suffix" text COLLATE "C" NOT NULL,
	"term_id" integer NOT NULL,
	"is_whole_word" boolean NOT NULL,
	CONSTRAINT "search_suffixes_suffix_term_id_pk" PRIMARY KEY("suffix","term_id")
);--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"stem" text COLLATE "C" NOT NULL,
	"in_title" boolean NOT NULL,
	"document_frequency" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_terms_stem_unique" UNIQUE("stem")
);--> statement-breakpoint
CREATE TABLE "search_typo_keys" (
	"typo_key" text COLLATE "C" NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "search_typo_keys_typo_key_term_id_pk" PRIMARY KEY("typo_key","term_id")
);--> statement-breakpoint
ALTER TABLE "search_spellings" ADD CONSTRAINT "search_spellings_term_id_search_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "search_terms"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "search_suffixes" ADD CONSTRAINT "search_suffixes_term_id_search_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "search_terms"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "search_typo_keys" ADD CONSTRAINT "search_typo_keys_term_id_search_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "search_terms"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "search_documents_normalized_name" ON "search_documents" ("subject","normalized_name");--> statement-breakpoint
CREATE INDEX "search_postings_rank" ON "search_postings" ("term_id","subject","score" DESC NULLS FIRST,"document_id");--> statement-breakpoint
CREATE INDEX "search_spellings_term" ON "search_spellings" ("term_id");--> statement-breakpoint
CREATE INDEX "search_suffixes_term" ON "search_suffixes" ("term_id");--> statement-breakpoint
CREATE INDEX "search_typo_keys_term" ON "search_typo_keys" ("term_id");--> statement-breakpoint
CREATE FUNCTION search_mark_items(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_changes (subject, subject_id) SELECT 'catalog', id FROM unnest(ids) AS id
$$;--> statement-breakpoint
CREATE FUNCTION search_mark_groups_items(groups_ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_changes (subject, subject_id)
  SELECT DISTINCT 'catalog', item_id FROM catalog_price_groups WHERE group_id = ANY (groups_ids)
$$;--> statement-breakpoint
CREATE FUNCTION search_mark_materials_items(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_changes (subject, subject_id)
  SELECT DISTINCT 'catalog', link.item_id
  FROM price_category_materials AS listed
  JOIN price_categories AS category ON category.id = listed.category_id
  JOIN catalog_price_groups AS link ON link.group_id = category.group_id
  WHERE listed.material_id = ANY (ids)
$$;--> statement-breakpoint
CREATE FUNCTION search_item_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_mark_items(ARRAY[coalesce(NEW.id, OLD.id)]);
  IF TG_OP = 'UPDATE' AND (NEW.name, NEW.parent_id) IS DISTINCT FROM (OLD.name, OLD.parent_id) THEN
    PERFORM search_mark_items(ARRAY(
      WITH RECURSIVE below (id) AS (
        SELECT id FROM catalog_items WHERE parent_id = NEW.id
        UNION
        SELECT item.id FROM below JOIN catalog_items AS item ON item.parent_id = below.id
      )
      SELECT id FROM below
    ));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_item_prices_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_mark_items(array_remove(ARRAY[OLD.item_id, NEW.item_id], NULL));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_price_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_mark_groups_items(ARRAY[OLD.group_id, NEW.group_id]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_category_material_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_mark_groups_items(ARRAY(
    SELECT group_id FROM price_categories WHERE id IN (OLD.category_id, NEW.category_id)
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_material_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_mark_materials_items(NEW.id || ARRAY(
    SELECT union_id FROM union_members WHERE material_id = NEW.id
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_union_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_mark_materials_items(ARRAY[OLD.union_id, NEW.union_id]);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_post_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id) VALUES ('post', coalesce(NEW.id, OLD.id));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_post_tag_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id)
  SELECT DISTINCT 'post', id FROM unnest(array_remove(ARRAY[OLD.post_id, NEW.post_id], NULL)) AS id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_everything_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id)
  SELECT 'catalog', id FROM catalog_items
  UNION SELECT 'post', id FROM posts
  UNION SELECT subject, subject_id FROM search_documents;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Pages consist of rows of several tables, and there are few: any change indexes all of them again.
CREATE FUNCTION search_pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (subject, subject_id) VALUES ('page', 0);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON catalog_price_groups FOR EACH ROW EXECUTE FUNCTION search_item_prices_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER DELETE OR UPDATE ON price_categories FOR EACH ROW EXECUTE FUNCTION search_price_category_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON price_category_materials FOR EACH ROW EXECUTE FUNCTION search_category_material_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF name ON materials FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION search_material_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON union_members FOR EACH ROW EXECUTE FUNCTION search_union_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON posts FOR EACH ROW EXECUTE FUNCTION search_post_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE ON post_tags FOR EACH ROW EXECUTE FUNCTION search_post_tag_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON catalog_items FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON catalog_price_groups FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON price_categories FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON price_category_materials FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON union_members FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON post_tags FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF name, kind, is_group, parent_id, "position", summary, properties ON catalog_items FOR EACH ROW EXECUTE FUNCTION search_item_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON text_pages FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faq_questions FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON layout_requirements FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON licenses FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON cities FOR EACH STATEMENT EXECUTE FUNCTION search_pages_changed();
