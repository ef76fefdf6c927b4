CREATE TABLE "redirects" (
	"old_path" text PRIMARY KEY NOT NULL,
	"new_path" text NOT NULL,
	"status" integer DEFAULT 301 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE TABLE "seo_records" (
	"group_name" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text,
	"description" text,
	"keywords" text,
	"og_title" text,
	"og_description" text,
	"og_image" integer,
	"canonical" text,
	"robots" text,
	CONSTRAINT "seo_records_group_name_entity_id_pk" PRIMARY KEY("group_name","entity_id")
);--> statement-breakpoint
ALTER TABLE "seo_records" ADD CONSTRAINT "seo_records_og_image_media_id_fk" FOREIGN KEY ("og_image") REFERENCES "media"("id");--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON seo_records FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON redirects FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
