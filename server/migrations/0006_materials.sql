CREATE TABLE "materials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"erp_id" text NOT NULL,
	"position" double precision NOT NULL,
	"name" text NOT NULL,
	"pictures" integer[] NOT NULL,
	"features" text NOT NULL,
	"description" text NOT NULL,
	"is_union" boolean NOT NULL,
	CONSTRAINT "materials_erpId_unique" UNIQUE("erp_id")
);--> statement-breakpoint
CREATE TABLE "union_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"union_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"position" integer NOT NULL
);--> statement-breakpoint
ALTER TABLE "union_members" ADD CONSTRAINT "union_members_union_id_materials_id_fk" FOREIGN KEY ("union_id") REFERENCES "materials"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "union_members" ADD CONSTRAINT "union_members_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE restrict;--> statement-breakpoint
CREATE INDEX "union_members_union" ON "union_members" ("union_id","position");--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON materials FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON union_members FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
