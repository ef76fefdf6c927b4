CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"prerendered" boolean DEFAULT false NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"widths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"trashed_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate((name || ' ' || alt), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'), '[^0-9a-zа-я]+'), ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_file_unique" UNIQUE("file")
);--> statement-breakpoint
CREATE TABLE "media_former_files" (
	"file" text PRIMARY KEY NOT NULL,
	"media_id" integer NOT NULL,
	"widths" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "media_tags" (
	"media_id" integer NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "media_tags_media_id_tag_pk" PRIMARY KEY("media_id","tag")
);--> statement-breakpoint
CREATE TABLE "media_usages" (
	"table_name" text NOT NULL,
	"row_key" integer NOT NULL,
	"field" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "media_usages_table_name_row_key_field_stem_pk" PRIMARY KEY("table_name","row_key","field","stem")
);--> statement-breakpoint
ALTER TABLE "media_former_files" ADD CONSTRAINT "media_former_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "media_tags" ADD CONSTRAINT "media_tags_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "media_pending" ON "media" ("state");--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" (right(split_part("file", '.', 1), 10));--> statement-breakpoint
CREATE INDEX "media_words" ON "media" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "media_no_alt" ON "media" ("id") WHERE alt = '';--> statement-breakpoint
CREATE INDEX "media_small" ON "media" ("id") WHERE ("media"."width" < 1200 and "media"."media_type" <> 'image/svg+xml');--> statement-breakpoint
CREATE INDEX "media_trashed" ON "media" ("trashed_at") WHERE "media"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "media_former_files_media" ON "media_former_files" ("media_id");--> statement-breakpoint
CREATE INDEX "media_tags_tag" ON "media_tags" ("tag","media_id");--> statement-breakpoint
CREATE INDEX "media_usages_stem" ON "media_usages" ("stem");--> statement-breakpoint
-- Variables instead of expressions let the index find the row's earlier usages. With expressions every change read all usages
-- and converted the row to JSON for each.
CREATE FUNCTION note_media_usages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "this_table" CONSTANT text := TG_TABLE_NAME;
  "this_row" jsonb;
  "this_key" integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    "this_key" := (to_jsonb(OLD) ->> TG_ARGV[0])::integer;
    DELETE FROM "media_usages" WHERE "table_name" = "this_table" AND "row_key" = "this_key";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    "this_row" := to_jsonb(NEW);
    "this_key" := ("this_row" ->> TG_ARGV[0])::integer;
    INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
    SELECT DISTINCT "this_table", "this_key", "field"."key", "match"[1]
    FROM jsonb_each_text("this_row" -> 'snapshot') AS "field",
      regexp_matches("field"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg|pdf|mp4|webm|vtt)', 'g') AS "match"
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Inserts are left out, since no page shows a new picture yet.
CREATE TRIGGER content_changed AFTER DELETE OR UPDATE OF file, width, height, color, placeholder, prerendered, alt, focus_x, focus_y, widths ON media FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
