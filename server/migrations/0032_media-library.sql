CREATE TABLE "media_former_files" (
	"file" text PRIMARY KEY NOT NULL,
	"media_id" integer NOT NULL,
	"widths" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_tags" (
	"media_id" integer NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "media_tags_media_id_tag_pk" PRIMARY KEY("media_id","tag")
);
--> statement-breakpoint
CREATE TABLE "media_usages" (
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"field" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "media_usages_table_name_row_key_field_stem_pk" PRIMARY KEY("table_name","row_key","field","stem")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_former_files" ADD CONSTRAINT "media_former_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_tags" ADD CONSTRAINT "media_tags_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_former_files_media" ON "media_former_files" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_tags_tag" ON "media_tags" USING btree ("tag","media_id");--> statement-breakpoint
CREATE INDEX "media_usages_stem" ON "media_usages" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree (right(split_part("file", '.', 1), 10));--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower("name" || ' ' || "alt"), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'), '[^0-9a-zа-я]+'), '')));--> statement-breakpoint
CREATE INDEX "media_no_alt" ON "media" USING btree ("id") WHERE alt = '';--> statement-breakpoint
-- Which pictures a row names, by the names of their files, wherever they stand in it. The first argument is the key of the row, the
-- second, where there is one, the column whose fields are meant.
CREATE FUNCTION note_media_usages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "media_usages" WHERE "table_name" = TG_TABLE_NAME AND "row_key" = to_jsonb(OLD) ->> TG_ARGV[0];
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
    SELECT DISTINCT TG_TABLE_NAME, to_jsonb(NEW) ->> TG_ARGV[0], "column"."key", "match"[1]
    FROM jsonb_each_text(CASE WHEN TG_NARGS > 1 THEN to_jsonb(NEW) -> TG_ARGV[1] ELSE to_jsonb(NEW) END) AS "column",
      regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match"
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "posts" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'posts', "row"."id"::text, "column"."key", "match"[1] FROM "posts" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "text_pages" FOR EACH ROW EXECUTE FUNCTION note_media_usages('slug');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'text_pages', "row"."slug"::text, "column"."key", "match"[1] FROM "text_pages" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'catalog_items', "row"."id"::text, "column"."key", "match"[1] FROM "catalog_items" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "materials" FOR EACH ROW EXECUTE FUNCTION note_media_usages('erp_id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'materials', "row"."erp_id"::text, "column"."key", "match"[1] FROM "materials" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "cities" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'cities', "row"."id"::text, "column"."key", "match"[1] FROM "cities" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "site_properties" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'site_properties', "row"."id"::text, "column"."key", "match"[1] FROM "site_properties" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "slides" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'slides', "row"."id"::text, "column"."key", "match"[1] FROM "slides" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "order_steps" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'order_steps', "row"."id"::text, "column"."key", "match"[1] FROM "order_steps" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "home_blocks" FOR EACH ROW EXECUTE FUNCTION note_media_usages('name');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'home_blocks', "row"."name"::text, "column"."key", "match"[1] FROM "home_blocks" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "facts" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'facts', "row"."id"::text, "column"."key", "match"[1] FROM "facts" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "clients" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'clients', "row"."id"::text, "column"."key", "match"[1] FROM "clients" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "portfolio" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'portfolio', "row"."id"::text, "column"."key", "match"[1] FROM "portfolio" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "excursion_videos" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'excursion_videos', "row"."id"::text, "column"."key", "match"[1] FROM "excursion_videos" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "stories" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'stories', "row"."id"::text, "column"."key", "match"[1] FROM "stories" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "licenses" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'licenses', "row"."id"::text, "column"."key", "match"[1] FROM "licenses" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "faq_questions" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'faq_questions', "row"."id"::text, "column"."key", "match"[1] FROM "faq_questions" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "content_drafts" FOR EACH ROW EXECUTE FUNCTION note_media_usages('entry_id', 'snapshot');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'content_drafts', "row"."entry_id"::text, "column"."key", "match"[1] FROM "content_drafts" AS "row", jsonb_each_text("row"."snapshot") AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "content_versions" FOR EACH ROW EXECUTE FUNCTION note_media_usages('id', 'snapshot');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'content_versions', "row"."id"::text, "column"."key", "match"[1] FROM "content_versions" AS "row", jsonb_each_text("row"."snapshot") AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";
