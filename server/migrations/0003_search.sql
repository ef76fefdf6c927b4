CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"digest" text NOT NULL,
	"price_from" integer,
	CONSTRAINT "search_documents_subject" UNIQUE("subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "search_parts" (
	"part" text COLLATE "C" NOT NULL,
	"term_id" integer NOT NULL,
	"whole" boolean NOT NULL,
	CONSTRAINT "search_parts_part_term_id_pk" PRIMARY KEY("part","term_id")
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"document_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"subject" text NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "search_postings_document_id_term_id_pk" PRIMARY KEY("document_id","term_id") INCLUDE ("score")
);
--> statement-breakpoint
CREATE TABLE "search_slips" (
	"slip" text COLLATE "C" NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "search_slips_slip_term_id_pk" PRIMARY KEY("slip","term_id")
);
--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"term_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"rules" text NOT NULL,
	"lags" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stem" text COLLATE "C" NOT NULL,
	"named" boolean NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_terms_stem_unique" UNIQUE("stem")
);
--> statement-breakpoint
ALTER TABLE "search_parts" ADD CONSTRAINT "search_parts_term_id_search_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_slips" ADD CONSTRAINT "search_slips_term_id_search_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_spellings" ADD CONSTRAINT "search_spellings_term_id_search_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."search_terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_name" ON "search_documents" USING btree ("subject","name");--> statement-breakpoint
CREATE INDEX "search_parts_term" ON "search_parts" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "search_postings_rank" ON "search_postings" USING btree ("term_id","subject","score" DESC NULLS FIRST,"document_id");--> statement-breakpoint
CREATE INDEX "search_slips_term" ON "search_slips" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "search_spellings_term" ON "search_spellings" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "catalog_price_groups_group" ON "catalog_price_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "price_categories_group" ON "price_categories" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "price_category_materials_material" ON "price_category_materials" USING btree ("material_id");--> statement-breakpoint
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
  IF (NEW.price_tiers, NEW.parent_id) IS DISTINCT FROM (OLD.price_tiers, OLD.parent_id) THEN
    PERFORM search_mark_items(array_remove(ARRAY[OLD.parent_id, NEW.parent_id], NULL));
  END IF;
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
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION search_item_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE ON "catalog_price_groups" FOR EACH ROW EXECUTE FUNCTION search_item_prices_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OR DELETE ON "price_categories" FOR EACH ROW EXECUTE FUNCTION search_price_category_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE ON "price_category_materials" FOR EACH ROW EXECUTE FUNCTION search_category_material_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF "name" ON "materials" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_material_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE ON "union_members" FOR EACH ROW EXECUTE FUNCTION search_union_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE ON "posts" FOR EACH ROW EXECUTE FUNCTION search_post_changed();--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR UPDATE OR DELETE ON "post_tags" FOR EACH ROW EXECUTE FUNCTION search_post_tag_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON "catalog_items" FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON "catalog_price_groups" FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON "price_categories" FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON "price_category_materials" FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON "union_members" FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();--> statement-breakpoint
CREATE TRIGGER search_emptied AFTER TRUNCATE ON "post_tags" FOR EACH STATEMENT EXECUTE FUNCTION search_everything_changed();
